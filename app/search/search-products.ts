import type { Product } from "../content-shape/schema.ts";
import { texts } from "../shared/texts.ts";
import { unifyText, visibleText } from "./fold-text.ts";
import { lowerCase } from "./lower-case.ts";

/**
 * The minimum length of a query. Shorter queries find nothing (specification, section 9). Languages with short words
 * may lower this minimum.
 */
export const searchMinimumLength = texts.search.minimumLength ?? 3;

/**
 * Returns the typed text without invisible characters and surrounding white space. Keeps the white space if the text
 * would be too short without it (specification, section 5).
 * @example searchedWords(" Shirt ") // "Shirt"
 * @example searchedWords("in ") // "in "
 */
export function searchedWords(typed: string): string {
  const text = visibleText(typed);
  const words = text.trim();
  return isShort(words) ? text : words;
}

/**
 * Returns the text to search for, in lower case and with look-alike characters unified.
 * @example normalizeQuery(" Men’s  Shirt ") // "men's shirt"
 */
export function normalizeQuery(typed: string): string {
  return lowerCase(unifyText(searchedWords(typed)));
}

/**
 * Returns whether a query is too short to find anything (specification, section 5). Counts the characters as typed.
 * @example isTooShort("ab") // true
 */
export function isTooShort(typed: string): boolean {
  return isShort(visibleText(typed));
}

function isShort(text: string): boolean {
  return [...text].length < searchMinimumLength;
}

/**
 * Returns the products with the query in their name or description, ignoring case but not accents (specification,
 * section 5). White space alone finds nothing. Matches in names come first. Within both groups, products keep the given order.
 * @example searchProducts(products, "Shirt")
 */
export function searchProducts(products: readonly Product[], typed: string): readonly Product[] {
  const query = normalizeQuery(typed);
  if (isTooShort(typed) || query === " ") return [];
  const byName = products.filter(({ name }) => hasQuery(name, query));
  const others = products.filter(
    (one) => !byName.includes(one) && hasQuery(one.description, query),
  );
  return [...byName, ...others];
}

/** Returns whether text contains a query that `normalizeQuery` has returned. */
export function hasQuery(text: string, query: string): boolean {
  return lowerCase(unifyText(text)).includes(query);
}
