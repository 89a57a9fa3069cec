/** What products can be filtered by, in the order of the panel: each is a parameter of the address. */
export const facetNames = ["type", "color", "sale", "price"] as const;

export type FacetName = (typeof facetNames)[number];

/** One value of a facet, which a visitor may choose. */
export type Option = {
  /** The value in the address. */
  readonly key: string;
  /** As in the middle of a sentence; capitalized where it stands alone. */
  readonly label: string;
  /** The color shown with the label. */
  readonly swatch?: string | undefined;
};
