import { markMatches } from "./mark-matches.ts";

/** A text with its matches marked. `query` is as `normaliseQuery` returns it. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return (
    // Replaced as a whole: a browser's translation takes text nodes away from React.
    <span key={query}>
      {markMatches(text, query).map((run, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- runs of one text, never reordered
        run.match ? <mark key={index}>{run.text}</mark> : run.text,
      )}
    </span>
  );
}
