import type { Product } from "../../content/schema.ts";
import { saving } from "../product/saving.ts";
import { texts } from "../shared/texts.ts";

type Order = {
  readonly label: string;
  /** Negative when the first product comes before the second. */
  readonly compare: (a: Product, b: Product) => number;
};

const { orders: names } = texts.listing;

/**
 * Everything products can be ordered by. An order's name is its value of `sort` in the address; the
 * first keeps the products' own order and is the default.
 */
export const orders = {
  featured: { label: names.featured, compare: () => 0 },
  "price-asc": { label: names["price-asc"], compare: (a, b) => a.price - b.price },
  "price-desc": { label: names["price-desc"], compare: (a, b) => b.price - a.price },
  rating: { label: names.rating, compare: (a, b) => b.rating - a.rating },
  saving: {
    label: names.saving,
    compare: (a, b) => (saving(b)?.percent ?? 0) - (saving(a)?.percent ?? 0),
  },
} as const satisfies Record<string, Order>;

export type OrderName = keyof typeof orders;

export const orderNames = Object.keys(orders).filter(isOrderName);

/**
 * The products in the given order; equal ones keep their relative position.
 * @example orderProducts(products, "price-asc")
 */
export function orderProducts(products: readonly Product[], order: OrderName): readonly Product[] {
  return products.toSorted(orders[order].compare);
}

export function isOrderName(value: string): value is OrderName {
  return Object.hasOwn(orders, value);
}
