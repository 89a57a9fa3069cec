import type { Product } from "../../content/schema.ts";
import { compareWords } from "./compare-words.ts";
import { normalizeQuery, searchProducts } from "./search-products.ts";

/** Shorter words of descriptions ("and", "the") are never suggested. */
const shortestOfDescriptions = 4;

/** One of several words is suggested alone only if it is in a name or has this length. */
const shortestAlone = 5;

/** Further words are ignored, so that a long query stays fast. */
const mostWords = 8;

/**
 * A query to suggest when a search found nothing: its words as the products spell them, otherwise the
 * longest of these that finds something alone and is in a name or has five letters.
 *
 * @example suggestQuery(products, "shrit") // "shirt"
 */
export function suggestQuery(products: readonly Product[], typed: string): string | undefined {
  const query = normalizeQuery(typed);
  const names = new Set(products.flatMap(({ name }) => splitWords(name)));
  const vocabulary = listWords(names, products);
  const words = query
    .split(/\s+/, mostWords)
    .map((word) => ({ word, suggestion: nearest(vocabulary, word) }));
  const whole = words.map(({ word, suggestion }) => suggestion ?? word).join(" ");
  const alone = words
    .flatMap(({ suggestion }) => suggestion ?? [])
    .filter((word) => names.has(word) || word.length >= shortestAlone)
    .toSorted((a, b) => b.length - a.length);
  return [whole, ...alone].find(
    (candidate) => candidate !== query && searchProducts(products, candidate).length > 0,
  );
}

/** Names first: of two words that are equally close, the first wins. */
function listWords(names: ReadonlySet<string>, products: readonly Product[]): readonly string[] {
  const descriptions = products.flatMap(({ description }) => splitWords(description));
  return [
    ...new Set([
      ...names,
      ...descriptions.filter(({ length }) => length >= shortestOfDescriptions),
    ]),
  ];
}

function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}

function nearest(vocabulary: readonly string[], typed: string): string | undefined {
  const [best] = vocabulary
    .flatMap((word) => {
      const distance = compareWords(typed, word);
      return distance === undefined ? [] : { word, distance };
    })
    .toSorted((a, b) => a.distance - b.distance);
  return best?.word;
}
