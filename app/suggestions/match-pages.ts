import type { Product } from "../content-shape/schema.ts";
import { describeListing } from "../listing/describe-listing.ts";
import { facetNames } from "../listing/facet-names.ts";
import { facets, type Filter } from "../listing/facets.ts";
import { filterProducts, listFilters } from "../listing/filters.ts";
import { initialListing, serializeListing } from "../listing/listing-address.ts";
import { selectProducts } from "../product/select-products.ts";
import { splitWords } from "../search/fold-text.ts";
import { listSynonyms } from "../search/match-all-terms.ts";
import { spellingDistance, isSameWord } from "../search/spelling-distance.ts";
import { paths } from "../shared/paths.ts";
import type { LinkItem } from "./link-list.tsx";
import type { Shop } from "./next-pages.ts";

const maximumPages = 4;

/**
 * The minimum length of words that are matched despite typing errors. Shorter words resemble too
 * many other words.
 */
const shortestWithErrors = 5;

/**
 * Returns the pages that a query names by category, gender, type, color, sale or a combination of these. Omits pages
 * without products.
 * @example matchPages(shop, "women") // Clothes, women and Accessories, women
 * @example matchPages(shop, "dress") // the dresses among the clothes
 */
export function matchPages(
  { products, categories, genders }: Shop,
  typed: string,
): readonly LinkItem[] {
  // “women's” names the same pages as “women”.
  const written = splitWords(typed).map((word) => word.replace(/'s$/, ""));
  const words = written.flatMap((word) => [
    word,
    ...listSynonyms(word),
    ...genders
      .filter(({ alsoCalled = [] }) => alsoCalled.some((other) => isSameWord(other, word)))
      .map(({ name }) => name),
  ]);
  const categoriesNamed = pickNamed(categories, words, ({ name }) => [name]);
  const gendersNamed = pickNamed(genders, words, ({ name }) => [name]);
  const combinations = combineNamedFilters(products, words);
  const isNamed = combinations.some(({ length }) => length > 0);
  if (!isNamed && categoriesNamed.length === 0 && gendersNamed.length === 0) return [];

  const genderOptions = gendersNamed.length > 0 ? gendersNamed : [undefined];
  return (categoriesNamed.length > 0 ? categoriesNamed : categories)
    .flatMap(({ id, name }) =>
      genderOptions.flatMap((gender) =>
        combinations.flatMap((filters) => {
          const shown = selectProducts(products, id, gender?.id);
          if (filterProducts(shown, filters).length === 0) return [];
          return {
            label: [describeListing(name, filters), gender?.name].filter(Boolean).join(", "),
            path: paths.category(id, gender?.id) + serializeListing({ ...initialListing, filters }),
          };
        }),
      ),
    )
    .slice(0, maximumPages);
}

/**
 * Returns the filters that the words name, as one list of filters per page. If the words name no filter, returns one
 * empty list.
 */
function combineNamedFilters(
  products: readonly Product[],
  words: readonly string[],
): readonly (readonly Filter[])[] {
  const filters = listFilters(products);
  return facetNames.reduce<readonly (readonly Filter[])[]>(
    (combinations, name) => {
      const { namedBy, onePageEach } = facets[name];
      if (namedBy === undefined) return combinations;
      const ofFacet = filters.filter(({ facet }) => facet === name);
      const named = pickNamed(ofFacet, words, namedBy);
      const added = onePageEach && named.length > 0 ? named.map((filter) => [filter]) : [named];
      return combinations.flatMap((combination) => added.map((more) => [...combination, ...more]));
    },
    [[]],
  );
}

/**
 * Returns the items that the words name exactly. If there are none, returns the items that the words name with a
 * typing error.
 */
function pickNamed<T>(
  all: readonly T[],
  words: readonly string[],
  namesOf: (one: T) => readonly string[],
): readonly T[] {
  const isNamed = (one: T, matches: (word: string, part: string) => boolean) =>
    namesOf(one).some((name) =>
      splitWords(name).every((part) => words.some((word) => matches(word, part))),
    );
  const exactly = all.filter((one) => isNamed(one, isSameWord));
  return exactly.length > 0 ? exactly : all.filter((one) => isNamed(one, mayMean));
}

function mayMean(word: string, part: string): boolean {
  return word.length >= shortestWithErrors && spellingDistance(word, part) < Infinity;
}
