import { fileSchemas, type Product } from "../app/content-shape/schema.ts";
import { orderTrending } from "../app/pages/home/trending/order-trending.ts";
import { visibleProducts } from "../app/pages/home/trending/visible-products.ts";
import { discountOf } from "../app/product/discount.ts";
import { type Content, fieldOf, type MistakeAt, valuesAt } from "./content-path.ts";
import { oneOf } from "./mistake.ts";

/**
 * Lists products without a gender in categories with genders. Gender pages would not show these
 * products.
 */
export function checkGenders(content: Content): readonly MistakeAt[] {
  const products = valuesAt(content, "products.*").map(({ path, value }) => ({
    path: [...path, "gender"],
    category: fieldOf(value, "category"),
    gender: fieldOf(value, "gender"),
  }));
  const withGenders = products.filter(({ gender }) => gender !== undefined);
  const ids = valuesAt(content, "genders.*.id").map(({ value }) => value);
  const categories = new Set(withGenders.map(({ category }) => category));
  return products
    .filter(({ category, gender }) => gender === undefined && categories.has(category))
    .map(({ path }) => ({
      path,
      found: "nothing, but other products in this category have a `gender`",
      expected: oneOf(ids),
    }));
}

function percentOf(product: Product): number {
  return discountOf(product)?.percent ?? 0;
}

/** Checks that the product with the largest discount is among the first that Trending Products shows. */
export function checkTrending(content: Content): readonly MistakeAt[] {
  const { data } = fileSchemas.products.safeParse(content);
  const ordered = data === undefined ? [] : orderTrending(data.products, data.trending);
  const [largest] = ordered.toSorted((a, b) => percentOf(b) - percentOf(a));
  if (largest === undefined || ordered.indexOf(largest) < visibleProducts.initial) return [];
  const product = `the product with the largest discount (${largest.name}, \`_id\` ${largest._id})`;
  const first = `the first ${visibleProducts.initial} entries`;
  const index = data?.trending.indexOf(largest._id) ?? -1;
  const [found, remedy] =
    index < 0
      ? [`no entry for ${product}`, `Add its \`_id\` to ${first}`]
      : [`${product} at entry ${index + 1}`, `Move it into ${first}`];
  return [{ path: ["trending"], found, remedy }];
}
