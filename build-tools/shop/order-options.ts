import type { ColorFamily, Product } from "../../app/content-shape/schema.ts";
import { keyOf } from "../../app/listing/option-key.ts";

/** The fields that products rarely share, so they are no filters. */
const uniqueFields: ReadonlySet<string> = new Set(["name", "description", "image"]);

/**
 * Returns the keys of all words in the products that may name a filter's option, in the order of a language. Computed
 * at build time, because `Intl` is slow when a page starts. Values that begin with a number are sorted by that number
 * instead (app/listing/filters.ts).
 * @example orderOptions("fr", [inWhite, inEcru], []) // [..., "écru", "white"]
 */
export function orderOptions(
  language: string,
  products: readonly Product[],
  families: readonly Pick<ColorFamily, "name">[],
): readonly string[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const words = [...products.flatMap(listWords), ...families.map(({ name }) => name)];
  const labels = words
    .map((word) => word.trim())
    .filter((word) => Number.isNaN(Number.parseFloat(word)));
  return [...new Set(labels.toSorted(compare).map(keyOf))];
}

/** Returns the values of a product's fields that are words, including fields that an owner has added. */
function listWords(product: Product): readonly string[] {
  return Object.entries(product)
    .filter(([field]) => !uniqueFields.has(field))
    .flatMap(([, value]) => value)
    .filter((value) => typeof value === "string");
}
