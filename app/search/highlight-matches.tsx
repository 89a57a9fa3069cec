import type { MarkProduct } from "../product/product-card.tsx";
import { positionIn, unifyText } from "./fold-text.ts";
import { lowerCase } from "./lower-case.ts";
import { hasQuery } from "./search-products.ts";

/**
 * Returns a function that marks a query's matches in a product's name. If the name has no match, the function marks the
 * matches in an excerpt of the description instead.
 * @param query a query that `normalizeQuery` has returned
 */
export function markProduct(query: string): MarkProduct {
  return ({ name, description }) => ({
    name: <MarkedText text={name} query={query} />,
    excerpt: !hasQuery(name, query) && (
      <MarkedText text={excerptAround(description, query)} query={query} />
    ),
  });
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
 * Splits text into runs. Each run is either a match or the text between two matches. Matches are found in the unified
 * text, as in a search, and marked in the text itself.
 * @example highlightMatches("Men’s Shirt", "men's")
 * // [{ text: "Men’s", match: true }, { text: " Shirt", match: false }]
 */
export function highlightMatches(text: string, query: string): readonly MarkedRun[] {
  const composed = text.normalize("NFC");
  const runs: MarkedRun[] = [];
  let [unifiedEnd, end] = [0, 0];
  const add = (length: number, match: boolean) => {
    unifiedEnd += length;
    const start = end;
    end = positionIn(composed, unifiedEnd);
    if (end > start) runs.push({ text: composed.slice(start, end), match });
  };
  for (const [index, between] of lowerCase(unifyText(composed)).split(query).entries()) {
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
export function excerptAround(text: string, query: string, before = 24, length = 64): string {
  const composed = text.normalize("NFC");
  const unified = unifyText(composed);
  const match = lowerCase(unified).indexOf(query);
  const word = unified.indexOf(" ", match - before) + 1;
  const start = match <= before ? 0 : word > 0 && word <= match ? word : match;
  const matchEnd = unified.indexOf(" ", match + query.length);
  const end = Math.max(matchEnd, unified.lastIndexOf(" ", start + length));
  const isWhole = matchEnd < 0 || unified.length <= start + length;
  const excerpt = composed.slice(
    positionIn(composed, start),
    isWhole ? undefined : positionIn(composed, end),
  );
  return `${start > 0 ? "… " : ""}${excerpt}${isWhole ? "" : "\u00A0…"}`;
}
