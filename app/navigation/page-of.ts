import { pagePatterns } from "virtual:shop";
import { matchPath } from "../shared/match-path.ts";
import { canonicalPath, pathWithin } from "../shared/paths.ts";

/**
 * Returns the canonical path of the page at an address; `undefined` for files, other sites, and other shops on the same
 * host. Addresses that differ only in their query belong to the same page.
 * @example pageOf(new URL("https://shop.example/search/?q=wool")) // "/search"
 */
export function pageOf(
  { origin, pathname }: Pick<URL, "origin" | "pathname">,
  patterns: readonly string[] = pagePatterns,
): string | undefined {
  const path = origin === location.origin ? pathWithin(pathname) : undefined;
  if (path === undefined || isFile(path)) return undefined;
  if (!patterns.some((pattern) => matchPath(pattern, path))) return undefined;
  return canonicalPath(path);
}

/**
 * Returns whether a path has a file extension. Files in `content/public/` may have paths that match a page's pattern.
 */
function isFile(path: string): boolean {
  return /\.\w+$/.test(path);
}

/**
 * Returns the link that contains an event's target, and the linked page's path; `undefined` if there is no link to a
 * page of the shop.
 */
export function pageLinkAt(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  // The browser handles links to new tabs and downloads.
  if (link === null || link.target !== "" || link.hasAttribute("download")) return undefined;
  const page = pageOf(link);
  return page === undefined ? undefined : { link, page };
}
