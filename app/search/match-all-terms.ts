import type { Product, Texts } from "../content-shape/schema.ts";
import { facetNames } from "../listing/facet-names.ts";
import { facets } from "../listing/facets.ts";
import { texts } from "../shared/texts.ts";
import { foldText } from "./fold-text.ts";
import { isSameWord, singular } from "./spelling-distance.ts";

export type SearchLanguage = Pick<Texts["search"], "stopWords" | "synonyms">;

/** The maximum number of products to return. */
const maxProducts = 4;

/**
 * Returns the products that contain every word of a query or its synonym. Searches names, descriptions, colors and the
 * facets' options, such as color families and subcategories. Products with more of the words in their names come first. A single word finds nothing.
 * Used only if the search rule (specification, section 5) finds nothing.
 * @example matchAllTerms(products, "green dress") // the dress in forest green
 */
export function matchAllTerms(
  products: readonly Product[],
  typed: string,
  language: SearchLanguage = texts.search,
): readonly Product[] {
  const stopWords = new Set(singularWords(language.stopWords));
  const words = singularWords(typed);
  const wanted = words
    .filter((word) => !stopWords.has(word))
    .map((word) => [[word], ...listSynonyms(word, language).map(singularWords)]);
  if (words.length < 2 || wanted.length === 0) return [];
  const countIn = (...fields: readonly string[]) => {
    const own = new Set(singularWords(fields.join(" ")));
    return wanted.filter((meanings) =>
      meanings.some((meaning) => meaning.every((word) => own.has(word))),
    ).length;
  };
  return products
    .filter((product) => countIn(...wordsOf(product)) === wanted.length)
    .toSorted((a, b) => countIn(b.name) - countIn(a.name))
    .slice(0, maxProducts);
}

function wordsOf(product: Product): readonly string[] {
  const { name, description, color } = product;
  const options = facetNames.flatMap((facet) =>
    facets[facet].options([product]).filter((option) => {
      const { namedBy } = facets[facet];
      // The sale has words of its own, which name no product.
      return namedBy === undefined || namedBy(option).includes(option.label);
    }),
  );
  return [name, description, color, ...options.map(({ label }) => label)];
}

/**
 * Returns the words that products use for a synonym.
 * @example listSynonyms("purses") // ["bag"]
 */
export function listSynonyms(
  word: string,
  { synonyms }: Pick<SearchLanguage, "synonyms"> = texts.search,
): readonly string[] {
  return Object.entries(synonyms).flatMap(([typed, meant]) =>
    isSameWord(typed, word) ? meant : [],
  );
}

/** Returns the words of a string in the singular, in lower case and without accents. "T-shirt" becomes two words. */
function singularWords(text: string): readonly string[] {
  return (foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(singular);
}
