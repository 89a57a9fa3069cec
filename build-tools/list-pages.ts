import { hasGenders } from "../app/product/select-products.ts";
import { categories, genders } from "../content/categories.ts";
import { products } from "../content/products.ts";
import { fixedPages, listCategoryPages } from "./page-addresses.ts";

/** Every address that is prerendered and served with status 200. */
export function listPages(): string[] {
  const ids = categories.map(({ id }) => id);
  const genderIds = genders.map(({ id }) => id);
  const withoutGenders = ids.filter((id) => !hasGenders(products, id));
  return [...fixedPages, ...listCategoryPages(ids, genderIds, withoutGenders)];
}
