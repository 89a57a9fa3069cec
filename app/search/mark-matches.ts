import { foldText } from "../shared/fold-text.ts";

/** A piece of text that does or does not match the query. */
export type MarkedRun = { readonly text: string; readonly match: boolean };

/**
 * Splits a text so that each occurrence of the query is a run of its own. Joined, the runs are the
 * text.
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
 * A text from shortly before its first match, cut between words and marked with an ellipsis.
 *
 * @param before how many characters may precede the match
 * @example excerptAround("A day bag in waxed cotton canvas with brass buckles.", "brass")
 * // "… cotton canvas with brass buckles."
 */
export function excerptAround(text: string, query: string, before = 24): string {
  const first = findOccurrences(text, query)[0];
  if (first === undefined || first[0] <= before) return text;
  const start = text.indexOf(" ", first[0] - before) + 1;
  return `… ${text.slice(start > 0 && start <= first[0] ? start : first[0])}`;
}

/** Start and end of each occurrence, as indexes into the original text. */
function findOccurrences(text: string, query: string): readonly (readonly [number, number])[] {
  const sought = foldText(query);
  if (sought === "") return [];
  const { folded, origins } = foldWithOrigins(text);
  const found: (readonly [number, number])[] = [];
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + sought.length)) {
    found.push([origins[at] ?? 0, origins[at + sought.length] ?? text.length]);
  }
  return found;
}

/** Folding can shorten a text (an accent may be a character of its own): each keeps its original index. */
function foldWithOrigins(text: string) {
  const origins: number[] = [];
  let folded = "";
  let at = 0;
  for (const character of text) {
    const plain = foldText(character);
    for (let i = 0; i < plain.length; i++) origins.push(at);
    folded += plain;
    at += character.length;
  }
  return { folded, origins };
}
