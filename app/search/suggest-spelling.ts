import type { Product, Texts } from "../content-shape/schema.ts";
import { familyOf } from "../shared/colors.ts";
import { texts } from "../shared/texts.ts";
import { foldText, splitWords, unifyText } from "./fold-text.ts";
import { lowerCase } from "./lower-case.ts";
import { matchAllTerms, type SearchLanguage } from "./match-all-terms.ts";
import { normalizeQuery, searchProducts } from "./search-products.ts";
import { spellingDistance, isSameWord, lacksLetters } from "./spelling-distance.ts";

type Language = SearchLanguage & Pick<Texts["search"], "saleWords">;

type Suggestion = {
  /** A word that the visitor may have meant. */
  readonly word: string;
  /** The query to suggest if the visitor meant this word. */
  readonly query: string;
  /** Where the word comes from. A synonym counts as a word from a name. */
  readonly of: keyof typeof importance;
};

/**
 * The priority of words by source. If only one word is suggested, names come before colors, and colors come before
 * descriptions.
 */
const importance = { name: 2, color: 1, description: 0 } as const;

/**
 * The minimum length of a misspelled word, by source of the suggested word. Shorter words match only if they are
 * plurals or have letters missing.
 */
const shortestMisspelled = { name: 4, color: 4, description: 5 } as const;

/** The minimum length of words suggested from descriptions. */
const shortestOfDescriptions = 4;

/** The maximum number of words read from a query. Ignoring further words keeps long queries fast. */
const maxWords = 8;

/**
 * Returns a query to suggest when a search finds nothing. Tries these in order and returns the first that finds
 * products:
 * 1. the typed words without punctuation
 * 2. the words as the products spell them
 * 3. each of those words alone: words from names first, then from colors, then from descriptions, and longer words
 *    first within each group
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
  // If products with all words of the query are already listed, the suggested query must find products by the search
  // rule.
  const isNamed = matchAllTerms(products, typed, language).length > 0;
  const find = isNamed ? searchProducts : listSuggested;
  return [plain, suggestFor(plain)?.query, whole, ...alone].find(
    (candidate) =>
      candidate !== undefined &&
      candidate !== query &&
      find(products, candidate, language).length > 0,
  );
}

/**
 * Returns the search results for a suggested query. If no product contains the query as one phrase, returns the
 * products that contain all of its words.
 */
export function listSuggested(
  products: readonly Product[],
  query: string,
  language: SearchLanguage = texts.search,
): readonly Product[] {
  const found = searchProducts(products, query);
  return found.length > 0 ? found : matchAllTerms(products, query, language);
}

/** Returns the words that may be suggested, from colors, color families, synonyms, names and descriptions. */
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

/** Returns the words of a string. For a word such as "T-shirt" or "men's", also returns its parts. */
function wordsIn(text: string): readonly string[] {
  const words = lowerCase(unifyText(text)).match(/[\p{L}\p{M}]+(?:[-'][\p{L}\p{M}]+)*/gu) ?? [];
  return words.flatMap((word) => (/[-']/.test(word) ? [word, ...word.split(/[-']/)] : word));
}

/**
 * Returns the word that is most similar to the typed word. Prefers identical words, then words from colors, names and
 * synonyms, and then words from descriptions.
 */
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
