import { facetNames } from "../listing/facet-names.ts";
import { readQuery } from "./read-query.ts";
import { normalizeQuery } from "./search-products.ts";

/**
 * Returns whether a search leads to the results that an address already shows. A filtered or sorted address shows other
 * results. Other parameters, for example from a newsletter, make no difference.
 * @param search the query string of the address
 * @example repeatsSearch("?utm_source=letter&q=tee", "Tee") // true
 */
export function repeatsSearch(search: string, words: string): boolean {
  const address = new URLSearchParams(search);
  const { typed } = readQuery(address);
  if (typed === undefined || [...facetNames, "sort"].some((name) => address.has(name)))
    return false;
  return normalizeQuery(typed) === normalizeQuery(words);
}
