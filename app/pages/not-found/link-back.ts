import { useLocation } from "react-router";
import type { LinkItem } from "../../onward/link-list.tsx";
import { fillText } from "../../shared/fill-text.ts";
import { paths } from "../../shared/paths.ts";
import { texts } from "../../shared/texts.ts";
import { useOnceHydrated } from "../../ui/hydration.ts";

/** The way back to a list, if the history entry before this one is the page of one. */
export function useLinkBack(pages: readonly LinkItem[]): LinkItem | undefined {
  // The router's location changes with each entry.
  useLocation();
  const previous = useOnceHydrated(readPreviousAddress, undefined);
  return previous === undefined ? undefined : linkBack(previous, pages);
}

/** From the root of the shop; `undefined` for another site, and without the Navigation API. */
function readPreviousAddress(): string | undefined {
  if (!("navigation" in window)) return undefined;
  const { navigation } = window;
  const previous = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  const site = window.location.origin + import.meta.env.BASE_URL;
  return previous?.url?.startsWith(site) ? `/${previous.url.slice(site.length)}` : undefined;
}

/**
 * The way back to a list: of a category, or of what a search found. Other pages have none.
 * @param address from the root of the shop, with its query
 * @param pages the pages of the shop
 * @example linkBack("/categories/clothes?sale=1", pages) // { label: "Back to Clothes", … }
 */
export function linkBack(address: string, pages: readonly LinkItem[]): LinkItem | undefined {
  const { pathname, searchParams } = new URL(address, "https://shop.example");
  const category = pathname.startsWith(paths.categories)
    ? pages.find(({ path }) => path === pathname.replace(/\/$/, ""))
    : undefined;
  const searched = pathname.replace(/\/$/, "") === paths.search && searchParams.has("q");
  const list = searched ? texts.search.results : category?.label;
  if (list === undefined) return undefined;
  return { label: fillText(texts.notFound.back, { list }), path: address, back: true };
}
