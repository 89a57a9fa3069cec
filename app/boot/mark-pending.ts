/**
 * A script for the document's head. It sets `data-pending` on the root until the page is hydrated. A
 * prerendered file knows neither query nor history, so before the first paint this marks for the
 * style sheet (styles/pending.css) what differs from the address:
 *
 * - `script`: nothing
 * - `list`: the list, because the query filters or orders it
 * - `page`: the page, because it is a search or Show More had revealed products
 *
 * @param listParameters the parameters that filter or order a list
 * @param revealed how many products were revealed, as an expression
 */
export function markPending(listParameters: readonly string[], revealed: string): string {
  return `{const{pathname:p,search:s}=location,q=new URLSearchParams(s),has=n=>q.has(n);document.documentElement.dataset.pending=/\\/categories\\/./.test(p)?${JSON.stringify(listParameters)}.some(has)?"list":"script":/\\/search\\/?$/.test(p)&&has("q")||${revealed}?"page":"script"}`;
}

/** A script for the not-found page in `404.html`, which is also served for unknown categories. */
export const markUnknownCategory = `if(/\\/categories\\/./.test(location.pathname))document.documentElement.dataset.pending="page";`;
