import type { MarkProduct } from "../product/product-card.tsx";
import { lowerCase } from "./fold-text.ts";

/**
 * Marks what a search found in a product: in its name or, if that does not match, in its description.
 * @param query as `normalizeQuery` returns it
 */
export function markProduct(query: string): MarkProduct {
  return ({ name, description }) => ({
    name: <MarkedText text={name} query={query} />,
    excerpt: !lowerCase(name).includes(query) && (
      <MarkedText text={excerptAround(description, query)} query={query} />
    ),
  });
}

/** A text with its matches marked. */
function MarkedText({ text, query }: { text: string; query: string }) {
  return (
    // The key replaces the element as a whole: translation takes its text nodes away from React.
    <span key={query}>
      {markMatches(text, query).map((run, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- runs of one text, never reordered
        run.match ? <mark key={index}>{run.text}</mark> : run.text,
      )}
    </span>
  );
}

type MarkedRun = { readonly text: string; readonly match: boolean };

/**
 * Splits a text so that each occurrence of the query is a run of its own. An empty query has none.
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
 * A text from shortly before its first match, starting at a word, after an ellipsis.
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

/** Start and end of each occurrence, as the search rule finds them. */
function findOccurrences(text: string, query: string): readonly (readonly [number, number])[] {
  if (query === "") return [];
  const searched = lowerCase(text);
  const found: (readonly [number, number])[] = [];
  let end = 0;
  for (let at = searched.indexOf(query); at >= 0; at = searched.indexOf(query, end)) {
    end = at + query.length;
    found.push([at, end]);
  }
  return found;
}
