import { compareWords } from "./compare-words.ts";
import type { Product } from "./product.ts";
import { normaliseQuery, searchProducts } from "./search-products.ts";

/** Shorter words of descriptions ("and", "the") are nothing to search for. */
const shortestOfDescriptions = 4;

/** One word of several is offered alone only if it is a name, or as long as this. */
const shortestAlone = 5;

/** Of a longer search only so many words are looked at. */
const mostWords = 8;

/**
 * The search that a visitor who found nothing may have meant: the same words as the catalogue
 * spells them, or else the longest of them that finds something, if it is a name or has five letters.
 *
 * @example suggestQuery(products, "shrit") // "shirt"
 */
export function suggestQuery(products: readonly Product[], typed: string): string | undefined {
  const query = normaliseQuery(typed);
  const names = new Set(products.flatMap(({ name }) => splitWords(name)));
  const vocabulary = listWords(names, products);
  const words = query
    .split(/\s+/, mostWords)
    .map((word) => ({ word, meant: nearest(vocabulary, word) }));
  const whole = words.map(({ word, meant }) => meant ?? word).join(" ");
  const alone = words
    .flatMap(({ meant }) => meant ?? [])
    .filter((word) => names.has(word) || word.length >= shortestAlone)
    .toSorted((a, b) => b.length - a.length);
  return [whole, ...alone].find(
    (candidate) => candidate !== query && searchProducts(products, candidate).length > 0,
  );
}

/** Names first: of two words that are equally near, the first is meant. */
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
