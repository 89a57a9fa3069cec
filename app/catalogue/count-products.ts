/**
 * A number of products in words.
 *
 * @example countProducts(1) // "1 product"
 */
export function countProducts(count: number): string {
  return `${count} ${count === 1 ? "product" : "products"}`;
}
