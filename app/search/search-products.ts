import type { Product } from "../content-shape/schema.ts";
import { texts } from "../shared/texts.ts";
import { lowerCase, unifyText } from "./fold-text.ts";

/** A shorter query finds nothing (section 9). The texts of a language with short words may lower it. */
export const searchMinimumLength = texts.search.minimumLength ?? 3;

/**
 * What a search looks for: what was typed without white space at its ends, or with it if fewer than three
 * characters would remain (section 5). A letter typed as two characters, "a" and "¨", is one.
 * @example searchedWords(" Shirt ") // "Shirt"
 * @example searchedWords("in ") // "in "
 */
export function searchedWords(typed: string): string {
  const text = unifyText(typed);
  const words = text.trim();
  return isShort(words) ? text : words;
}

/** The query in lower case. @example normalizeQuery(" Shirt ") // "shirt" */
export function normalizeQuery(typed: string): string {
  return lowerCase(searchedWords(typed));
}

/** Whether a query finds nothing because it is too short (section 5). @example isTooShort("ab") // true */
export function isTooShort(typed: string): boolean {
  return isShort(searchedWords(typed));
}

function isShort(text: string): boolean {
  return [...text].length < searchMinimumLength;
}

/**
 * The products whose name or description contains the query, ignoring case and nothing else (section
 * 5): matches in the name first, otherwise in the given order.
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
