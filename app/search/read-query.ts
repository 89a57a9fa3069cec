/** Longer queries are truncated, so that their addresses load everywhere. */
export const searchMaximumLength = 200;

export type SearchQuery = {
  /** The query as typed; `undefined` before a search. */
  readonly typed: string | undefined;
  readonly truncated: boolean;
};

/**
 * Reads the query from an address, as one line truncated to 200 characters.
 * @example readQuery(new URLSearchParams("q=shirt")) // { typed: "shirt", truncated: false }
 */
export function readQuery(address: URLSearchParams): SearchQuery {
  // A text field cannot hold line breaks.
  const typed = address.get("q")?.replaceAll(/[\r\n]+/g, " ");
  if (typed === undefined || typed.length <= searchMaximumLength)
    return { typed, truncated: false };
  // Drops the first half of a split surrogate pair.
  const start = typed.slice(0, searchMaximumLength).replace(/[\uD800-\uDBFF]$/, "");
  return { typed: start, truncated: true };
}
