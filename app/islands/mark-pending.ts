import { facetNames } from "../listing/facet-names.ts";
import { servedAsNotFound } from "../shared/document-state.ts";
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
 * Which part of a page's HTML does not match its address, if any:
 *
 * - `list`: the list, because the query filters, sorts or searches it
 * - `page`: the page, because Show More had revealed products, or because the category is unknown
 * @param listParameters the parameters that filter, sort or search a list
 * @example pendingPart({ pathname: "/search", search: "?q=tee", notFound: false, revealed: undefined }) // "list"
 */
export function pendingPart(
  { pathname, search, notFound, revealed }: Page,
  listParameters: readonly string[] = [...facetNames, "sort", "q"],
) {
  if (notFound) return /\/categories\/[^/]+(\/[^/]+)?\/?$/.test(pathname) ? "page" : undefined;
  const query = new URLSearchParams(search);
  if (listParameters.some((name) => query.has(name))) return "list";
  return revealed === undefined ? undefined : "page";
}

/** Sets `data-pending` on the root until the page's islands are hydrated, for styles/pending.css. */
export function markPending(): void {
  const { pathname, search } = location;
  const { revealed } = readEntryState();
  const pending = pendingPart({ pathname, search, notFound: servedAsNotFound(), revealed });
  if (pending !== undefined) document.documentElement.dataset.pending = pending;
  else delete document.documentElement.dataset.pending;
}
