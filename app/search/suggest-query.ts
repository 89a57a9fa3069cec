import type { Product, Texts } from "../../content/schema.ts";
import { texts } from "../shared/texts.ts";
import { compareWords, isSameWord } from "./compare-words.ts";
import { foldText } from "./fold-text.ts";
import { normalizeQuery, searchProducts } from "./search-products.ts";

type Language = Pick<Texts["search"], "stopWords" | "synonyms">;

type Suggestion = {
  /** What may have been meant. */
  readonly word: string;
  /** What to search for instead. */
  readonly query: string;
  /** Whether it is in a name, or means the same as a word of the products. */
  readonly named: boolean;
};

/** A shorter word may be in the plural, but not misspelled. */
const shortestMisspelled = 4;

/** Shorter words of descriptions are neither suggested nor compared. */
const shortestOfDescriptions = 5;

/** Further words are ignored, so that a long query stays fast. */
const mostWords = 8;

/**
 * A query to suggest when a search found nothing: its words as the products spell them, otherwise one
 * of these alone. Words of names come first, then the longer ones.
 * @example suggestQuery(products, "shrit") // "shirt"
 */
export function suggestQuery(
  products: readonly Product[],
  typed: string,
  language: Language = texts.search,
): string | undefined {
  const query = normalizeQuery(typed);
  const stopWords = new Set(foldText(language.stopWords).split(" "));
  const isStopWord = (word: string) => stopWords.has(foldText(word));
  const vocabulary = listWords(products, language).filter(({ word }) => !isStopWord(word));
  const suggestFor = (word: string) => (isStopWord(word) ? undefined : nearest(vocabulary, word));
  const words = query.split(/\s+/, mostWords);
  const suggestions = words.map(suggestFor);
  const whole = words.map((word, index) => suggestions[index]?.query ?? word).join(" ");
  const alone = suggestions
    .flatMap((suggestion) => suggestion ?? [])
    .toSorted((a, b) => Number(b.named) - Number(a.named) || b.word.length - a.word.length)
    .map((suggestion) => suggestion.query);
  return [suggestFor(query)?.query, whole, ...alone].find(
    (candidate) =>
      candidate !== undefined &&
      candidate !== query &&
      searchProducts(products, candidate).length > 0,
  );
}

/** Synonyms, then the words of names, then those of descriptions. */
function listWords(products: readonly Product[], language: Language): readonly Suggestion[] {
  const wordsOf = (text: (product: Product) => string, named: boolean) =>
    [...new Set(products.map(text).flatMap(splitWords))].map((word) => ({
      word,
      query: word,
      named,
    }));
  return [
    ...Object.entries(language.synonyms).map(([word, query]) => ({ word, query, named: true })),
    ...wordsOf(({ name }) => name, true),
    ...wordsOf(({ description }) => description, false).filter(
      ({ word }) => word.length >= shortestOfDescriptions,
    ),
  ];
}

/** The words of a text and, of "T-shirt", its parts too. */
function splitWords(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
  return words.flatMap((word) => (word.includes("-") ? [word, ...word.split("-")] : word));
}

/** The nearest word: an equal one, else one of a name, else one of a description. */
function nearest(vocabulary: readonly Suggestion[], typed: string): Suggestion | undefined {
  const [best] = vocabulary
    .filter(({ word, named }) => {
      if (!named && typed.length < shortestOfDescriptions) return false;
      return typed.length >= shortestMisspelled || isSameWord(typed, word);
    })
    .map((suggestion) => ({ suggestion, distance: compareWords(typed, suggestion.word) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted(
      (a, b) =>
        Number(b.distance === 0) - Number(a.distance === 0) ||
        Number(b.suggestion.named) - Number(a.suggestion.named) ||
        a.distance - b.distance,
    );
  return best?.suggestion;
}
