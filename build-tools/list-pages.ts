import { join } from "node:path";
import { hasGenders } from "../app/product/select-products.ts";
import { listAddresses } from "../app/routes.ts";
import { categories, genders } from "../content/categories.ts";
import { products } from "../content/products.ts";
import { listPageNames } from "./read-pages.ts";

const root = join(import.meta.dirname, "..");

/** Every address that is prerendered and served with status 200. */
export function listPages(): readonly string[] {
  const ids = categories.map(({ id }) => id);
  return listAddresses({
    products: products.map(({ _id }) => _id),
    categories: ids,
    genders: genders.map(({ id }) => id),
    pages: listPageNames(root),
    categoriesWithoutGenders: ids.filter((id) => !hasGenders(products, id)),
  });
}
