import { fillCount } from "./fill-text.ts";
import { texts } from "./texts.ts";

/**
 * A number of products with its noun.
 * @example countProducts(1) // "1 product"
 */
export function countProducts(count: number): string {
  return fillCount(texts.products, count);
}
