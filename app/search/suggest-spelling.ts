import type { Product, Texts } from "../content-shape/schema.ts";
import { familyOf } from "../shared/colors.ts";
import { texts } from "../shared/texts.ts";
import { foldText, splitWords, unifyText } from "./fold-text.ts";
import { matchAllTerms, type SearchLanguage } from "./match-all-terms.ts";
import { normalizeQuery, searchProducts } from "./search-products.ts";
import { spellingDistance, isSameWord, lacksLetters } from "./spelling-distance.ts";

type Language = SearchLanguage & Pick<Texts["search"], "saleWords">;

type Suggestion = {
  /** What may have been meant. */
  readonly word: string;
  /** What to search for instead. */
  readonly query: string;
  /** What it is part of. A synonym counts as a name. */
  readonly of: keyof typeof importance;
};

/** A word of two that is suggested alone is the product rather than its color. */
const importance = { name: 2, color: 1, description: 0 } as const;

/** A shorter word may be a plural or lack letters, but must not have wrong ones. */
const shortestMisspelled = { name: 4, color: 4, description: 5 } as const;

/** Shorter words of descriptions are not suggested. */
const shortestOfDescriptions = 4;

/** Further words are ignored, so that a long query stays fast. */
const maxWords = 8;

/**
 * A query to suggest when a search found nothing: its words without the marks around them, or as the products spell
 * them, otherwise one of these alone. Words of names come first, then those of colors, then the longer ones.
 * @example suggestSpelling(products, "shrit") // "shirt"
 */
export function suggestSpelling(
  products: readonly Product[],
  typed: string,
  language: Language = texts.search,
): string | undefined {
  const query = normalizeQuery(typed);
  const stopWords = new Set(foldText(`${language.stopWords} ${language.saleWords}`).split(" "));
  const isStopWord = (word: string) => stopWords.has(foldText(word));
  const vocabulary = listWords(products, language).filter(({ word }) => !isStopWord(word));
  const suggestFor = (word: string) => (isStopWord(word) ? undefined : nearest(vocabulary, word));
  const words = splitWords(query).slice(0, maxWords);
  const plain = words.join(" ");
  const suggestions = words.map(suggestFor);
  const whole = words.map((word, index) => suggestions[index]?.query ?? word).join(" ");
  const alone = suggestions
    .flatMap((suggestion) => suggestion ?? [])
    .toSorted((a, b) => importance[b.of] - importance[a.of] || b.word.length - a.word.length)
    .map((suggestion) => suggestion.query);
  // What has all words of the query is named anyway.
  const isNamed = matchAllTerms(products, typed, language).length > 0;
  const find = isNamed ? searchProducts : listSuggested;
  return [plain, suggestFor(plain)?.query, whole, ...alone].find(
    (candidate) =>
      candidate !== undefined &&
      candidate !== query &&
      find(products, candidate, language).length > 0,
  );
}

/** The products to show with a suggested query: what it finds, otherwise those that have all of its words. */
export function listSuggested(
  products: readonly Product[],
  query: string,
  language: SearchLanguage = texts.search,
): readonly Product[] {
  const found = searchProducts(products, query);
  return found.length > 0 ? found : matchAllTerms(products, query, language);
}

/** Words of colors and their families, synonyms, then the words of names and descriptions. */
function listWords(products: readonly Product[], language: Language): readonly Suggestion[] {
  const wordsOf = (of: Suggestion["of"], text: (product: Product) => string) =>
    [...new Set(products.map(text).flatMap(wordsIn))].map((word) => ({ word, query: word, of }));
  const colors = wordsOf("color", ({ color }) => `${color} ${familyOf(color).name}`);
  const names = wordsOf("name", ({ name }) => name);
  const descriptions = wordsOf("description", ({ description }) => description);
  const synonyms = Object.entries(language.synonyms).map(
    ([word, query]) => ({ word, query, of: "name" }) as const,
  );
  const long = descriptions.filter(({ word }) => word.length >= shortestOfDescriptions);
  return [...colors, ...synonyms, ...names, ...long];
}

/** The words of a text and, of "T-shirt", its parts too. */
function wordsIn(text: string): readonly string[] {
  const words =
    unifyText(text)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
  return words.flatMap((word) => (word.includes("-") ? [word, ...word.split("-")] : word));
}

/** The nearest word: an equal one, else one of a color or a name, else one of a description. */
function nearest(vocabulary: readonly Suggestion[], typed: string): Suggestion | undefined {
  const [best] = vocabulary
    .filter(
      ({ word, of }) =>
        typed.length >= shortestMisspelled[of] ||
        isSameWord(typed, word) ||
        lacksLetters(typed, word),
    )
    .map((suggestion) => ({ suggestion, distance: spellingDistance(typed, suggestion.word) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted(
      (a, b) =>
        Number(b.distance === 0) - Number(a.distance === 0) ||
        Number(a.suggestion.of === "description") - Number(b.suggestion.of === "description") ||
        a.distance - b.distance,
    );
  return best?.suggestion;
}
