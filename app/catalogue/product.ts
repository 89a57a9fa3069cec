/** A product as the specification lists its fields (section 3). Prices are in dollars. */
export type Product = {
  readonly _id: number;
  readonly name: string;
  readonly category: string;
  readonly subcategory: string;
  readonly gender: string;
  readonly description: string;
  readonly price: number;
  readonly oldPrice?: number;
  readonly image: string;
  readonly color: string;
  /** From 0 to 5. */
  readonly rating: number;
  readonly author?: string;
};
