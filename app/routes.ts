import type { ComponentType } from "react";
import { type PathParameters, matchPath } from "./shared/match-path.ts";
import { paths } from "./shared/paths.ts";

/** The ids and names from the content that appear in page addresses. */
export type ShopIds = {
  readonly products: readonly (number | string)[];
  readonly categories: readonly string[];
  readonly genders: readonly string[];
  readonly posts: readonly (number | string)[];
  /** The ids of the categories whose products have no gender. */
  readonly categoriesWithoutGenders: readonly unknown[];
  /** The names of the owner's Markdown pages. */
  readonly pages: readonly string[];
};

/** The settings of content/site.ts that add pages. */
type PageSettings = { readonly productPages?: unknown };

type Route = {
  /** The path's pattern. Segments that start with a colon are parameters (shared/match-path.ts). */
  readonly path: `/${string}`;
  /** The setting that must be `true` for the page to exist. */
  readonly setting?: keyof PageSettings;
  /** Loads the page's component. Only the build renders the page; browsers receive the HTML. */
  readonly load: () => Promise<ComponentType<PathParameters>>;
  /**
   * Lists the addresses of a page whose path has a parameter. The page may reject an address
   * (shared/page-not-found.ts).
   */
  readonly addresses?: (shop: ShopIds) => readonly string[];
};

/** The pages defined in code (specification, section 2). The build, the sitemap and the content check use this list. */
export const routes: readonly Route[] = [
  {
    path: paths.home,
    load: async () => (await import("./pages/home/home-page.tsx")).HomePage,
  },
  {
    path: paths.search,
    load: async () => (await import("./pages/search/search-page.tsx")).SearchIsland,
  },
  {
    path: paths.categoryPattern,
    load: async () => (await import("./pages/category/category-page.tsx")).CategoryPage,
    addresses: listCategoryAddresses,
  },
  {
    path: paths.productPattern,
    setting: "productPages",
    load: async () => (await import("./pages/product/product-page.tsx")).ProductPage,
    addresses: ({ products }) => products.map(paths.product),
  },
];

/** Returns the routes that a shop's settings enable. */
export function routesOf(site: PageSettings): readonly Route[] {
  return routes.filter(({ setting }) => setting === undefined || site[setting] === true);
}

/**
 * Returns the address of every page of a shop.
 * @throws if a page whose path has a parameter lists no addresses; the error message shows an example
 */
export function listAddresses(shop: ShopIds, all: readonly Route[]): readonly string[] {
  return [
    ...all.flatMap(({ path, addresses }) => {
      if (addresses !== undefined) return addresses(shop);
      if (!path.includes("/:")) return [path];
      const example = 'addresses: ({ products }) => products.map((id) => "/product/" + id)';
      throw new Error(
        `app/routes.ts, path "${path}": found no \`addresses\` function. Add one. For example, to make a path from each product ID, write \`${example}\`.`,
      );
    }),
    ...shop.pages.map(paths.page),
  ];
}

/**
 * Returns the page at a path and the values of the path's parameters; `undefined` for unknown paths (specification,
 * section 2).
 * @param pages the names of the owner's Markdown pages
 */
export async function findPage(path: string, pages: readonly string[]) {
  for (const route of routes) {
    const parameters = matchPath(route.path, path);
    if (parameters !== undefined) return { Component: await route.load(), parameters };
  }
  const parameters = matchPath(paths.pagePattern, path) ?? {};
  if (!pages.includes(parameters.name ?? "")) return undefined;
  const { MarkdownPage } = await import("./pages/markdown/markdown-page.tsx");
  return { Component: MarkdownPage, parameters };
}

function listCategoryAddresses({ categories, genders, categoriesWithoutGenders }: ShopIds) {
  return categories.flatMap((category) => [
    paths.category(category),
    ...genders
      .filter(() => !categoriesWithoutGenders.includes(category))
      .map((gender) => paths.category(category, gender)),
  ]);
}
