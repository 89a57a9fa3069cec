import type { Product } from "../../../content-shape/schema.ts";

/**
 * Returns all products. The products with the given numbers come first, in the order of the numbers (specification,
 * section 4). The other products follow in their own order.
 * @example orderTrending(products, [7, 5]) // products 7, 5, 1, 2, 3, 4, 6 …
 */
export function orderTrending(
  products: readonly Product[],
  trending: readonly number[],
): readonly Product[] {
  const listed = trending.flatMap((id) => products.filter(({ _id }) => _id === id));
  return [...listed, ...products.filter((product) => !listed.includes(product))];
}
