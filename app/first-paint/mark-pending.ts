import { facetNames } from "../listing/facet-names.ts";
import { parseHistoryState } from "../navigation/history-state.ts";
import { servedAsNotFound } from "../shared/document-state.ts";

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
 * Which part of the prerendered HTML does not match the address:
 *
 * - `script`: none, only the scripts are awaited
 * - `list`: the list, because the query filters, sorts or searches it
 * - `page`: the page, because Show More had revealed products, or because the category is unknown
 * @param listParameters the parameters that filter, sort or search a list
 * @example pendingPart({ pathname: "/search", search: "?q=tee", notFound: false, revealed: undefined }) // "list"
 */
export function pendingPart(
  { pathname, search, notFound, revealed }: Page,
  listParameters: readonly string[] = [...facetNames, "sort", "q"],
) {
  if (notFound && /\/categories\/[^/]+(\/[^/]+)?\/?$/.test(pathname)) return "page";
  const query = new URLSearchParams(search);
  if (listParameters.some((name) => query.has(name))) return "list";
  return revealed === undefined ? "script" : "page";
}

/**
 * Sets `data-pending` on the root until the page is hydrated, for the style sheet (styles/pending.css).
 * An unknown category is served as `404.html`: until its name is known, the shop's is the title.
 */
export function markPending(): void {
  const { pathname, search } = location;
  const notFound = servedAsNotFound();
  const { revealed } = parseHistoryState(history.state);
  const pending = pendingPart({ pathname, search, notFound, revealed });
  document.documentElement.dataset.pending = pending;
  const name = document.querySelector<HTMLMetaElement>('[property="og:site_name"]');
  if (pending === "page" && notFound && name !== null) document.title = name.content;
}
