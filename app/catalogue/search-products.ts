import type { Product } from "./product.ts";

/** A shorter query finds nothing (section 9). Counted in characters of the lowercased query. */
export const searchMinimumLength = 3;

/**
 * The query as the rule reads it: white space at both ends dropped (docs/decisions/006), lowercased.
 */
export function normaliseQuery(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * The products whose name or description contains the query, whatever its capitals (section 5):
 * first those with it in their name, each part in the catalogue's order.
 *
 * @example searchProducts(products, "Shirt")
 */
export function searchProducts<P extends Product>(
  products: readonly P[],
  typed: string,
): readonly P[] {
  const query = normaliseQuery(typed);
  if (query.length < searchMinimumLength) return [];
  const byName: P[] = [];
  const byDescription: P[] = [];
  for (const product of products) {
    if (product.name.toLowerCase().includes(query)) byName.push(product);
    else if (product.description.toLowerCase().includes(query)) byDescription.push(product);
  }
  return [...byName, ...byDescription];
}
