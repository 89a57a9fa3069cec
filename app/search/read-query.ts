/** Longer queries are truncated, so that their address loads everywhere. */
export const searchMaximumLength = 200;

export type SearchQuery = {
  /** As it was typed; `undefined` before a search. */
  readonly typed: string | undefined;
  readonly truncated: boolean;
};

/**
 * The query in an address, in one line, truncated to 200 characters.
 * @example readQuery(new URLSearchParams("q=shirt")) // { typed: "shirt", truncated: false }
 */
export function readQuery(address: URLSearchParams): SearchQuery {
  // A text field has no line breaks.
  const typed = address.get("q")?.replaceAll(/[\r\n]+/g, " ");
  if (typed === undefined || typed.length <= searchMaximumLength)
    return { typed, truncated: false };
  // Half of a surrogate pair is not a character.
  const start = typed.slice(0, searchMaximumLength).replace(/[\uD800-\uDBFF]$/, "");
  return { typed: start, truncated: true };
}
