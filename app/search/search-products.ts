import type { Product } from "../content-shape/schema.ts";
import { texts } from "../shared/texts.ts";
import { lowerCase, unifyText } from "./fold-text.ts";

/** Shorter queries find nothing (section 9). Languages with short words may lower this minimum. */
export const searchMinimumLength = texts.search.minimumLength ?? 3;

/**
 * Returns the text that a search looks for: the typed text without surrounding white space, or with it if fewer
 * than three characters would remain (section 5). Letters typed as two characters, such as "a" and "¨", become
 * one.
 * @example searchedWords(" Shirt ") // "Shirt"
 * @example searchedWords("in ") // "in "
 */
export function searchedWords(typed: string): string {
  const text = unifyText(typed);
  const words = text.trim();
  return isShort(words) ? text : words;
}

/** Returns the query in lower case. @example normalizeQuery(" Shirt ") // "shirt" */
export function normalizeQuery(typed: string): string {
  return lowerCase(searchedWords(typed));
}

/** Returns whether a query is too short to find anything (section 5). @example isTooShort("ab") // true */
export function isTooShort(typed: string): boolean {
  return isShort(searchedWords(typed));
}

function isShort(text: string): boolean {
  return [...text].length < searchMinimumLength;
}

/**
 * Returns the products whose name or description contains the query, ignoring only case (section 5). Matches in
 * names come first; apart from that, the given order is kept.
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
