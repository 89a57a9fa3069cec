import type { Product } from "./product.ts";

/**
 * By how many whole percent the price lies below the old one, from 1 to 99; `undefined` for a
 * product that is not reduced.
 *
 * @example workOutSaving({ price: 96, oldPrice: 128 }) // 25
 */
export function workOutSaving({
  price,
  oldPrice,
}: Pick<Product, "price" | "oldPrice">): number | undefined {
  if (oldPrice === undefined || oldPrice <= price) return undefined;
  const percent = Math.round(((oldPrice - price) * 100) / oldPrice);
  return Math.min(99, Math.max(1, percent));
}
