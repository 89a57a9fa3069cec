import type { Product } from "../../content/schema.ts";
import { foldText } from "../shared/fold-text.ts";

/** A shorter query finds nothing (section 9). */
export const searchMinimumLength = 3;

/**
 * The query trimmed of white space, in lower case.
 *
 * @example normalizeQuery(" Shirt ") // "shirt"
 */
export function normalizeQuery(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Whether a query finds nothing because it is too short (section 5). @example isTooShort(" ab ") // true */
export function isTooShort(typed: string): boolean {
  return normalizeQuery(typed).length < searchMinimumLength;
}

/**
 * The products whose name or description contains the query, ignoring case (section 5) and accents:
 * matches in the name first, otherwise in the given order.
 *
 * @example searchProducts(products, "Shirt")
 */
export function searchProducts(products: readonly Product[], typed: string): readonly Product[] {
  const query = foldText(normalizeQuery(typed));
  if (isTooShort(typed) || query === "") return [];
  const byName: Product[] = [];
  const byDescription: Product[] = [];
  for (const product of products) {
    if (foldText(product.name).includes(query)) byName.push(product);
    else if (foldText(product.description).includes(query)) byDescription.push(product);
  }
  return [...byName, ...byDescription];
}
