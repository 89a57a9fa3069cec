import type { MarkProduct } from "../product/product-card.tsx";
import { lowerCase, unifyText } from "./fold-text.ts";

/**
 * Returns a function that marks a query's matches in a product's name. If the name has no match, the function marks the
 * matches in an excerpt of the description instead.
 * @param query a query that `normalizeQuery` has returned
 */
export function markProduct(query: string): MarkProduct {
  return (product) => {
    // Matches are marked in unified text, because the search also compares unified text.
    const [name, description] = [unifyText(product.name), unifyText(product.description)];
    return {
      name: <MarkedText text={name} query={query} />,
      excerpt: !lowerCase(name).includes(query) && (
        <MarkedText text={excerptAround(description, query)} query={query} />
      ),
    };
  };
}

/** Renders text with the query's matches marked. */
function MarkedText({ text, query }: { text: string; query: string }) {
  return (
    // A new query replaces the whole element, because React cannot update text that browser translation has replaced.
    <span key={query}>
      {highlightMatches(text, query).map((run, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- the runs of a string are never reordered
        run.match ? <mark key={index}>{run.text}</mark> : run.text,
      )}
    </span>
  );
}

type MarkedRun = { readonly text: string; readonly match: boolean };

/**
 * Splits text into runs. Each run is either a match or the text between two matches.
 * @example highlightMatches("Oxford Shirt", "shirt")
 * // [{ text: "Oxford ", match: false }, { text: "Shirt", match: true }]
 */
export function highlightMatches(text: string, query: string): readonly MarkedRun[] {
  const runs: MarkedRun[] = [];
  let end = 0;
  const add = (length: number, match: boolean) => {
    if (length > 0) runs.push({ text: text.slice(end, end + length), match });
    end += length;
  };
  for (const [index, between] of lowerCase(text).split(query).entries()) {
    if (index > 0) add(query.length, true);
    add(between.length, false);
  }
  return runs;
}

/**
 * Returns an excerpt that begins shortly before the first match. The text is cut between words where possible, and an
 * ellipsis marks each cut.
 * @param before the maximum number of characters before the match
 * @param length the maximum length of the excerpt, unless the match is longer
 * @example excerptAround("A day bag in waxed cotton canvas with brass buckles.", "brass")
 * // "… cotton canvas with brass buckles."
 */
export function excerptAround(text: string, query: string, before = 24, length = 70): string {
  const match = lowerCase(text).indexOf(query);
  const word = text.indexOf(" ", match - before) + 1;
  const start = match <= before ? 0 : word > 0 && word <= match ? word : match;
  const matchEnd = text.indexOf(" ", match + query.length);
  const end = Math.max(matchEnd, text.lastIndexOf(" ", start + length));
  const isWhole = matchEnd < 0 || text.length <= start + length;
  return `${start > 0 ? "… " : ""}${isWhole ? text.slice(start) : `${text.slice(start, end)}\u00A0…`}`;
}
