import { facetNames } from "../listing/facet-names.ts";
import { type PendingPart, shownPage } from "../page-state.ts";
import { readEntryState } from "../shared/entry-state.ts";

/** The parameters that filter, sort or search a list. */
const listParameters = [...facetNames, "sort", "q"];

type Page = {
  /** The path, including the base path. */
  readonly pathname: string;
  readonly search: string;
  /** Whether the HTML is the not-found page (`404.html`). */
  readonly notFound: boolean;
  /** The number of products shown after Show More; `undefined` before its first click. */
  readonly revealed: number | undefined;
};

/**
 * Returns the part of a page whose HTML does not match the page's address, if any:
 *
 * - `list` if the query filters, sorts or searches the list
 * - `page` if Show More has revealed products, or the category is unknown
 * @example findPendingPart({ pathname: "/search", search: "?q=tee", notFound: false, revealed: undefined }) // "list"
 */
export function findPendingPart({
  pathname,
  search,
  notFound,
  revealed,
}: Page): PendingPart | undefined {
  if (notFound) return /\/categories\/[^/]+(\/[^/]+)?\/?$/.test(pathname) ? "page" : undefined;
  const query = new URLSearchParams(search);
  if (listParameters.some((name) => query.has(name))) return "list";
  return revealed === undefined ? undefined : "page";
}

/** Returns the pending part of the current page. */
export function readPendingPart(): PendingPart | undefined {
  const { pathname, search } = location;
  const { revealed } = readEntryState();
  return findPendingPart({ pathname, search, notFound: shownPage() === undefined, revealed });
}
