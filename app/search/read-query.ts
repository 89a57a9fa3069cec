/**
 * The maximum length of a query. Longer queries are truncated, because not every browser and server accepts long
 * addresses.
 */
export const searchMaximumLength = 200;

export type SearchQuery = {
  /** The query as typed, or `undefined` before a search. */
  readonly typed: string | undefined;
  readonly truncated: boolean;
};

/**
 * Returns the query in an address. Replaces line breaks and truncates the query to 200 characters.
 * @example readQuery(new URLSearchParams("q=shirt")) // { typed: "shirt", truncated: false }
 */
export function readQuery(address: URLSearchParams): SearchQuery {
  // The search box cannot contain line breaks, so they become spaces.
  const typed = address.get("q")?.replaceAll(/[\r\n]+/g, " ");
  if (typed === undefined || typed.length <= searchMaximumLength)
    return { typed, truncated: false };
  // If truncation splits a surrogate pair, drops the first half of the pair.
  const start = typed.slice(0, searchMaximumLength).replace(/[\uD800-\uDBFF]$/, "");
  return { typed: start, truncated: true };
}
