import { existsSync } from "node:fs";
import { join } from "node:path";
import { categories, genders } from "#content/categories.ts";
import { posts } from "#content/posts.ts";
import { products } from "#content/products.ts";
import { site } from "#content/site.ts";
import { hasGenders } from "../app/product/select-products.ts";
import { listAddresses, routesOf } from "../app/routes.ts";
import { listPageNames } from "./read-pages.ts";

const root = join(import.meta.dirname, "..");

/**
 * Returns the listed addresses that have a page in the build. The build skips an address that its page refuses to
 * render.
 */
export function listBuiltPages(client: string): readonly string[] {
  return listPages().filter((path) => existsSync(htmlFileOf(client, path)));
}

/**
 * Returns the path of a page's HTML file. The path is decoded, because hosts decode an address before looking up its
 * file.
 */
export function htmlFileOf(client: string, path: string): string {
  return join(client, decodeURIComponent(path), "index.html");
}

/** Returns every address that is prerendered and served with status 200. */
export function listPages(): readonly string[] {
  const ids = categories.map(({ id }) => id);
  const shop = {
    products: products.map(({ _id }) => _id),
    categories: ids,
    posts: posts.map(({ id }) => id),
    genders: genders.map(({ id }) => id),
    pages: listPageNames(root),
    categoriesWithoutGenders: ids.filter((id) => !hasGenders(products, id)),
  };
  return listAddresses(shop, routesOf(site));
}
