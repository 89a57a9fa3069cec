import { interpolate } from "../../shared/interpolate.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import type { LinkItem } from "../../suggestions/link-list.tsx";
import { listLinkedPages } from "../../suggestions/linked-pages.ts";
import { useOnceHydrated } from "../../ui/hydration.ts";
import { useLocation } from "../../ui/location.ts";

/** Returns a link back to the previous page if that page lists products. */
export function useLinkBack(): LinkItem | undefined {
  const { pathname } = useLocation();
  const previous = useOnceHydrated(readPreviousAddress, undefined);
  return previous === undefined ? undefined : linkBack(previous, pathname, listLinkedPages());
}

/**
 * Returns the address of the previous page, or `undefined` if that page is on another site or the browser lacks the
 * Navigation API.
 */
function readPreviousAddress(): string | undefined {
  if (!("navigation" in window)) return undefined;
  const { navigation } = window;
  return navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url ?? undefined;
}

/**
 * Returns a link back to the previous page if that page is a category page, search results or the shop page. On a
 * product page, the link may also lead to the home page's trending products. Returns `undefined` for all other previous
 * pages.
 * @param previous the full address of the previous page
 * @param current the path of the current page, from the root of the shop
 * @param pages the shop's pages
 * @example linkBack("https://shop.example/categories/clothes?sale=1", "/shop/3", pages)
 * // { label: "Back to Clothes", path: "/categories/clothes?sale=1", back: true }
 */
export function linkBack(
  previous: string,
  current: string,
  pages: readonly LinkItem[],
  base = import.meta.env.BASE_URL,
): LinkItem | undefined {
  const { pathname, search, searchParams } = new URL(previous);
  if (!pathname.startsWith(base)) return undefined;
  // Removes the trailing slash that static hosts add to the path.
  const path = pathname.slice(base.length - 1).replace(/(?<=[^/])\/$/, "");
  const lists = [
    ...pages.filter((page) => page.path === paths.shop || page.path.startsWith(paths.categories)),
    ...(searchParams.has("q") ? [{ label: texts.search.results, path: paths.search }] : []),
    ...(current.startsWith(`${paths.shop}/`)
      ? [{ label: texts.home.trending, path: paths.home }]
      : []),
  ];
  const list = lists.find((one) => one.path === path)?.label;
  if (list === undefined) return undefined;
  return { label: interpolate(texts.notFound.back, { list }), path: path + search, back: true };
}
