/** A run of text that is, or is not, what the visitor searched for. */
export type MarkedRun = { readonly text: string; readonly match: boolean };

/**
 * The text cut into runs, each occurrence of the query a run of its own. Joined, the runs are the text.
 *
 * @param query as `normaliseQuery` returns it; an empty one marks nothing
 * @example markMatches("Oxford Shirt", "shirt")
 * // [{ text: "Oxford ", match: false }, { text: "Shirt", match: true }]
 */
export function markMatches(text: string, query: string): readonly MarkedRun[] {
  const runs: MarkedRun[] = [];
  let done = 0;
  for (const [start, end] of findOccurrences(text, query)) {
    if (start > done) runs.push({ text: text.slice(done, start), match: false });
    runs.push({ text: text.slice(start, end), match: true });
    done = end;
  }
  if (done < text.length) runs.push({ text: text.slice(done), match: false });
  return runs;
}

/**
 * The part of a long text around the first match, cut at words, with an ellipsis where it was cut.
 *
 * @param before how many characters may stand before the match
 */
export function excerptAround(text: string, query: string, before = 24): string {
  const first = findOccurrences(text, query)[0];
  if (first === undefined || first[0] <= before) return text;
  const start = text.indexOf(" ", first[0] - before) + 1;
  return `… ${text.slice(start > 0 && start <= first[0] ? start : first[0])}`;
}

/** Start and end of each occurrence, as indexes into the text as it is written. */
function findOccurrences(text: string, query: string): readonly (readonly [number, number])[] {
  if (query === "") return [];
  const { lower, origins } = lowercaseWithOrigins(text);
  const found: (readonly [number, number])[] = [];
  for (let at = lower.indexOf(query); at >= 0; at = lower.indexOf(query, at + query.length)) {
    const start = origins[at] ?? 0;
    const end = origins[at + query.length] ?? text.length;
    if (end > start && start >= (found.at(-1)?.[1] ?? 0)) found.push([start, end]);
  }
  return found;
}

/** Lowercasing can lengthen a text ("İ" becomes two characters), so each one remembers its origin. */
function lowercaseWithOrigins(text: string) {
  const origins: number[] = [];
  let lower = "";
  let at = 0;
  for (const character of text) {
    const lowered = character.toLowerCase();
    for (let i = 0; i < lowered.length; i++) origins.push(at);
    lower += lowered;
    at += character.length;
  }
  return { lower, origins };
}
