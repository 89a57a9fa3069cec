import { facetNames } from "../listing/facet-names.ts";
import { type PendingPart, shownPage } from "../page-state.ts";
import { readEntryState } from "../shared/entry-state.ts";

type Page = {
  /** With the base path. */
  readonly pathname: string;
  readonly search: string;
  /** Whether the HTML is that of the not-found page. */
  readonly notFound: boolean;
  /** How many products Show More had revealed. */
  readonly revealed: number | undefined;
};

/**
 * Returns which part of a page's HTML differs from its address, if any:
 *
 * - `list`: the list, because the query filters, sorts or searches it
 * - `page`: the page, because Show More had revealed products, or because the category is unknown
 * @param listParameters the parameters that filter, sort or search a list
 * @example findPendingPart({ pathname: "/search", search: "?q=tee", notFound: false, revealed: undefined }) // "list"
 */
export function findPendingPart(
  { pathname, search, notFound, revealed }: Page,
  listParameters: readonly string[] = [...facetNames, "sort", "q"],
): PendingPart | undefined {
  if (notFound) return /\/categories\/[^/]+(\/[^/]+)?\/?$/.test(pathname) ? "page" : undefined;
  const query = new URLSearchParams(search);
  if (listParameters.some((name) => query.has(name))) return "list";
  return revealed === undefined ? undefined : "page";
}

/** Returns the pending part of the page that is shown. */
export function readPendingPart(): PendingPart | undefined {
  const { pathname, search } = location;
  const { revealed } = readEntryState();
  return findPendingPart({ pathname, search, notFound: shownPage() === undefined, revealed });
}
