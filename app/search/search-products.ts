import type { Product } from "../../content/schema.ts";
import { texts } from "../shared/texts.ts";
import { lowerCase } from "./fold-text.ts";

/** A shorter query finds nothing (section 9). The texts of a language with short words may lower it. */
export const searchMinimumLength = texts.search.minimumLength ?? 3;

/**
 * The query trimmed of white space, in lower case. A letter typed as two characters, "a" and "¨",
 * becomes the one it is in every text.
 * @example normalizeQuery(" Shirt ") // "shirt"
 */
export function normalizeQuery(typed: string): string {
  return lowerCase(typed.trim().normalize("NFC"));
}

/** Whether a query finds nothing because it is too short (section 5). @example isTooShort(" ab ") // true */
export function isTooShort(typed: string): boolean {
  return [...normalizeQuery(typed)].length < searchMinimumLength;
}

/**
 * The products whose name or description contains the query, ignoring case and nothing else (section
 * 5): matches in the name first, otherwise in the given order.
 * @example searchProducts(products, "Shirt")
 */
export function searchProducts(products: readonly Product[], typed: string): readonly Product[] {
  if (isTooShort(typed)) return [];
  const query = normalizeQuery(typed);
  const has = (text: string) => lowerCase(text).includes(query);
  const byName = products.filter(({ name }) => has(name));
  const others = products.filter((one) => !byName.includes(one) && has(one.description));
  return [...byName, ...others];
}
