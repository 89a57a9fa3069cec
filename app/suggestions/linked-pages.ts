import { pagePatterns } from "virtual:shop";
import { categories, genders } from "#content/categories.ts";
import { categoryTiles } from "#content/category-tiles.ts";
import { products } from "#content/products.ts";
import { selectProducts } from "../product/select-products.ts";
import { matchPath } from "../shared/match-path.ts";
import { pathWithin, paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import type { LinkItem } from "./link-list.tsx";
import { categoryLink, listGenderLinks, nextPages } from "./next-pages.ts";

const categoryLinks = categories.map(categoryLink);

export const countedCategoryLinks: readonly LinkItem[] = categories.map((category) => ({
  ...categoryLink(category),
  count: selectProducts(products, category.id).length,
}));

export const searchLink: LinkItem = { label: texts.search.title, path: paths.search };

export const trendingLink: LinkItem = { label: texts.home.trendingLink, path: paths.trending };

/** Links to show when a page has no products or no more products. */
export const fallbackLinks: readonly LinkItem[] = [...categoryLinks, trendingLink];

const genderLinks = categories.flatMap((category) => listGenderLinks(products, category, genders));

/** The pages that no tile on the home page links to. */
export const pagesWithoutTile: readonly LinkItem[] = [
  ...categoryLinks,
  ...genderLinks,
  searchLink,
].filter(({ path }) => categoryTiles.every((tile) => tile.path !== path));

/**
 * Returns the pages to suggest for a mistyped address: all pages of the shop except the home page.
 * Reads the links in the header and footer from the document, because no script contains these
 * links.
 */
export function listLinkedPages(): readonly LinkItem[] {
  const links = document.querySelectorAll<HTMLAnchorElement>("header nav a, footer nav a");
  const ofShell = [...links].flatMap(({ origin, pathname, textContent: label }) => {
    const path = origin === location.origin ? pathWithin(pathname) : undefined;
    const isPage = path && path !== "/" && pagePatterns.some((page) => matchPath(page, path));
    return isPage ? [{ label: label.trim(), path }] : [];
  });
  return [searchLink, ...ofShell, ...categoryLinks, ...genderLinks];
}

/** The maximum number of other categories that fit next to a breadcrumb. */
const maximumOthers = 3;

/** Returns links to other categories, starting with the category after the given one. */
export function listOtherCategories(id: string): readonly LinkItem[] {
  return nextPages({ products, categories, genders }, id, undefined).slice(0, maximumOthers);
}
