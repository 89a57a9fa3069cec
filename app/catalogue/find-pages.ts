import { compareWords, isSameWord } from "./compare-words.ts";
import { type Filter, noChoice } from "./facets.ts";
import { filterProducts } from "./filter-products.ts";
import { listFilters } from "./list-filters.ts";
import { paths } from "./paths.ts";
import type { Product } from "./product.ts";
import { writeChoice } from "./read-choice.ts";
import { selectProducts } from "./select-products.ts";

/** More than this would no longer be a help. */
const most = 4;

/** Shorter words have too many neighbours for a typing error to be read as one of them. */
const shortestWithErrors = 5;

type Shop = {
  readonly products: readonly Product[];
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly genders: readonly string[];
};

/**
 * The pages that show what a search names: a category, a gender, a kind of product, or several of
 * them. Pages without products are left out.
 *
 * @example findPages(shop, "women") // Clothes, women and Accessories, women
 * @example findPages(shop, "dress") // the dresses among the clothes
 */
export function findPages({ products, categories, genders }: Shop, typed: string) {
  // "women's" means women.
  const words = typed.split(/\s+/).map((word) => word.replace(/['’]s?$/, ""));
  const types = listFilters(products).filter(({ facet }) => facet === "type");
  const kinds = pickNamed(types, words, ({ key }) => key);
  const named = pickNamed(categories, words, ({ name }) => name);
  const gendersNamed = pickNamed(genders, words, (gender) => gender);
  if (kinds.length + named.length + gendersNamed.length === 0) return [];

  const gendersMeant = gendersNamed.length > 0 ? gendersNamed : [undefined];
  const kindsMeant: readonly (Filter | undefined)[] = kinds.length > 0 ? kinds : [undefined];
  return (named.length > 0 ? named : categories)
    .flatMap(({ id, name }) =>
      gendersMeant.flatMap((gender) =>
        kindsMeant.map((kind) => {
          const filters = kind === undefined ? [] : [kind];
          const shown = selectProducts(products, { category: id, gender });
          return {
            label: [kind?.label ?? name, gender].filter(Boolean).join(", "),
            path: paths.category(id, gender) + writeChoice({ ...noChoice, filters }),
            count: filterProducts(shown, filters).length,
          };
        }),
      ),
    )
    .filter(({ count }) => count > 0)
    .slice(0, most);
}

/** What the words name; where they name nothing, what they name but for a typing error. */
function pickNamed<T>(
  all: readonly T[],
  words: readonly string[],
  nameOf: (one: T) => string,
): readonly T[] {
  const exactly = all.filter((one) => words.some((word) => isSameWord(word, nameOf(one))));
  if (exactly.length > 0) return exactly;
  const long = words.filter(({ length }) => length >= shortestWithErrors);
  return all.filter((one) => long.some((word) => compareWords(word, nameOf(one)) !== undefined));
}
