/** The facets, in the order of the filter panel. Each name is also a query parameter. */
export const facetNames = ["type", "color", "sale", "price"] as const;

export type FacetName = (typeof facetNames)[number];

/** A value that visitors can choose in a facet, for example a color. */
export type Option = {
  /** The value of the query parameter. */
  readonly key: string;
  /** The label as written within a sentence, for example "boots". */
  readonly label: string;
  /** The color shown next to the label. */
  readonly swatch?: string | undefined;
};
