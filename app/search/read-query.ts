/**
 * The maximum length of a query. Longer queries are truncated, so that all browsers and servers accept their
 * addresses.
 */
export const searchMaximumLength = 200;

export type SearchQuery = {
  /** The query as typed, or `undefined` before a search. */
  readonly typed: string | undefined;
  readonly truncated: boolean;
};

/**
 * Returns the query in an address, on one line and truncated to 200 characters.
 * @example readQuery(new URLSearchParams("q=shirt")) // { typed: "shirt", truncated: false }
 */
export function readQuery(address: URLSearchParams): SearchQuery {
  // The search box cannot contain line breaks.
  const typed = address.get("q")?.replaceAll(/[\r\n]+/g, " ");
  if (typed === undefined || typed.length <= searchMaximumLength)
    return { typed, truncated: false };
  // Drops the first half of a surrogate pair if the cut splits the pair.
  const start = typed.slice(0, searchMaximumLength).replace(/[\uD800-\uDBFF]$/, "");
  return { typed: start, truncated: true };
}
