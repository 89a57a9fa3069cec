/** Longer queries are cut: the address they make must load everywhere. */
export const searchMaximumLength = 200;

export type SearchQuery = {
  /** As it was typed; `undefined` before a search. */
  readonly typed: string | undefined;
  /** Whether the end was cut off. */
  readonly cut: boolean;
};

/**
 * The query in an address, cut to 200 characters.
 *
 * @example readQuery(new URLSearchParams("q=shirt")) // { typed: "shirt", cut: false }
 */
export function readQuery(address: URLSearchParams): SearchQuery {
  const typed = address.get("q") ?? undefined;
  if (typed === undefined || typed.length <= searchMaximumLength) return { typed, cut: false };
  // Half of a character that takes two code units is no character.
  const start = typed.slice(0, searchMaximumLength).replace(/[\uD800-\uDBFF]$/, "");
  return { typed: start, cut: true };
}
