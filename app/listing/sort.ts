import type { Product } from "../content-shape/schema.ts";
import { discountOf } from "../product/discount.ts";
import { texts } from "../shared/texts.ts";

type SortOption = {
  readonly label: string;
  /** Returns a negative number if the first product comes before the second. */
  readonly compare: (a: Product, b: Product) => number;
};

const { sortOptions: names } = texts.listing;

/**
 * The sort orders, named by the values of the query parameter `sort`. The first is the default and keeps the products
 * in their original order.
 */
export const sortOptions = {
  featured: { label: names.featured, compare: () => 0 },
  "price-asc": { label: names["price-asc"], compare: (a, b) => a.price - b.price },
  "price-desc": { label: names["price-desc"], compare: (a, b) => b.price - a.price },
  rating: { label: names.rating, compare: (a, b) => b.rating - a.rating },
  discount: {
    label: names.discount,
    compare: (a, b) => (discountOf(b)?.percent ?? 0) - (discountOf(a)?.percent ?? 0),
  },
} as const satisfies Record<string, SortOption>;

export type SortName = keyof typeof sortOptions;

export const sortNames = Object.keys(sortOptions).filter(isSortName);

/**
 * Returns the products in a sort order. Products that compare equal keep their relative order.
 * @example sortProducts(products, "price-asc")
 */
export function sortProducts(products: readonly Product[], sort: SortName): readonly Product[] {
  return products.toSorted(sortOptions[sort].compare);
}

export function isSortName(value: string): value is SortName {
  return Object.hasOwn(sortOptions, value);
}
