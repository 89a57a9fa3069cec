/** The facets that products can be filtered by, in the panel's order. Each name is a parameter of the address. */
export const facetNames = ["type", "color", "sale", "price"] as const;

export type FacetName = (typeof facetNames)[number];

/** A value that visitors can choose in a facet. */
export type Option = {
  /** The value in the address. */
  readonly key: string;
  /** The label, written as in the middle of a sentence. */
  readonly label: string;
  /** The color shown next to the label. */
  readonly swatch?: string | undefined;
};
