import { type OrderName, orders } from "./facets.ts";
import type { Product } from "./product.ts";

/**
 * The products in the order that was chosen; those that are equal in it stay as they came.
 *
 * @example orderProducts(products, "price-asc")
 */
export function orderProducts<P extends Product>(
  products: readonly P[],
  order: OrderName,
): readonly P[] {
  return products.toSorted(orders[order].compare);
}
