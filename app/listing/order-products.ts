import type { Product } from "../product/product.ts";
import { type OrderName, orders } from "./facets.ts";

/**
 * The products in the given order; equal ones keep their relative position.
 *
 * @example orderProducts(products, "price-asc")
 */
export function orderProducts(products: readonly Product[], order: OrderName): readonly Product[] {
  return products.toSorted(orders[order].compare);
}
