import { markMatches } from "../catalogue/mark-matches.ts";

/** A text in which what was searched for is marked. `query` is as `normaliseQuery` returns it. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map((run, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- runs of one text, never reordered
    run.match ? <mark key={index}>{run.text}</mark> : run.text,
  );
}
