import type { MarkProduct } from "../product/product-card.tsx";
import { lowerCase, unifyText } from "./fold-text.ts";

/**
 * Marks what a search found in a product: in its name or, if that does not match, in its description.
 * @param query as `normalizeQuery` returns it
 */
export function markProduct(query: string): MarkProduct {
  return (product) => {
    // As the search rule compares them.
    const [name, description] = [unifyText(product.name), unifyText(product.description)];
    return {
      name: <MarkedText text={name} query={query} />,
      excerpt: !lowerCase(name).includes(query) && (
        <MarkedText text={excerptAround(description, query)} query={query} />
      ),
    };
  };
}

/** A text with its matches marked. */
function MarkedText({ text, query }: { text: string; query: string }) {
  return (
    // The key replaces the element as a whole: translation takes its text nodes away from React.
    <span key={query}>
      {highlightMatches(text, query).map((run, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- runs of one text, never reordered
        run.match ? <mark key={index}>{run.text}</mark> : run.text,
      )}
    </span>
  );
}

type MarkedRun = { readonly text: string; readonly match: boolean };

/**
 * Splits a text so that each occurrence of the query is a run of its own.
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
 * A text from shortly before its first match, cut between words, with an ellipsis where it goes on.
 * @param before how many characters may precede the match
 * @param length how many characters it may have, unless the match is longer
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
