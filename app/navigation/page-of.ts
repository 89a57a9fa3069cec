import { pagePatterns } from "virtual:shop";
import { matchPath } from "../shared/match-path.ts";
import { canonicalPath, pathWithin } from "../shared/paths.ts";

/**
 * Returns the path of the page at an address, in its one spelling; `undefined` for other sites, other shops on the
 * host, and files. Two addresses with the same path are the same page with another query.
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

/** A file of `content/public/` may have an address that a page with a parameter could have, too. */
function isFile(path: string): boolean {
  return /\.\w+$/.test(path);
}

/** The link to a page of the shop that an event is about, and its path. */
export function pageLinkAt(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  // The browser itself opens tabs, and downloads.
  if (link === null || link.target !== "" || link.hasAttribute("download")) return undefined;
  const page = pageOf(link);
  return page === undefined ? undefined : { link, page };
}
