import type { Product } from "../../../content-shape/schema.ts";

/**
 * Returns all products, starting with the products that have the given ids, in the order of the ids (specification,
 * section 4). The other products follow in their original order.
 * @example orderTrending(products, [7, 5]) // products 7, 5, 1, 2, 3, 4, 6 …
 */
export function orderTrending(
  products: readonly Product[],
  trending: readonly number[],
): readonly Product[] {
  const listed = trending.flatMap((id) => products.filter(({ _id }) => _id === id));
  return [...listed, ...products.filter((product) => !listed.includes(product))];
}
