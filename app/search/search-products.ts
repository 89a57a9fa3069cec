import type { Product } from "../content-shape/schema.ts";
import { texts } from "../shared/texts.ts";
import { lowerCase, unifyText } from "./fold-text.ts";

/**
 * The minimum length of a query. Shorter queries find nothing (specification, section 9). Languages with short words
 * may lower this minimum.
 */
export const searchMinimumLength = texts.search.minimumLength ?? 3;

/**
 * Returns the typed text without surrounding white space. Keeps the white space if the text would be too short without
 * it (specification, section 5). Combines each letter with its accent: "a" and "¨" become "ä".
 * @example searchedWords(" Shirt ") // "Shirt"
 * @example searchedWords("in ") // "in "
 */
export function searchedWords(typed: string): string {
  const text = unifyText(typed);
  const words = text.trim();
  return isShort(words) ? text : words;
}

/**
 * Returns the text to search for, in lower case.
 * @example normalizeQuery(" Shirt ") // "shirt"
 */
export function normalizeQuery(typed: string): string {
  return lowerCase(searchedWords(typed));
}

/**
 * Returns whether a query is too short to find anything (specification, section 5).
 * @example isTooShort("ab") // true
 */
export function isTooShort(typed: string): boolean {
  return isShort(searchedWords(typed));
}

function isShort(text: string): boolean {
  return [...text].length < searchMinimumLength;
}

/**
 * Returns the products with the query in their name or description, ignoring case but not accents (specification,
 * section 5). Matches in names come first. Within both groups, products keep the given order.
 * @example searchProducts(products, "Shirt")
 */
export function searchProducts(products: readonly Product[], typed: string): readonly Product[] {
  if (isTooShort(typed)) return [];
  const query = normalizeQuery(typed);
  const has = (text: string) => lowerCase(unifyText(text)).includes(query);
  const byName = products.filter(({ name }) => has(name));
  const others = products.filter((one) => !byName.includes(one) && has(one.description));
  return [...byName, ...others];
}
