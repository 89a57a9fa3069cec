/**
 * A script for the document's head. It sets `data-pending` on the root until the page is hydrated. A
 * prerendered file knows neither address, query nor history, so before the first paint this marks for
 * the style sheet (styles/pending.css) what differs from them:
 *
 * - `script`: nothing
 * - `list`: the list, because the query filters, orders or searches it
 * - `page`: the page, because Show More had revealed products, or because the category is unknown;
 *   `404.html`, which robots do not index, is then served and gets another title
 *
 * @param listParameters the parameters that filter or order a list
 * @param revealed how many products were revealed, as an expression
 * @param title the title until the category's name is known
 */
export function markPending(
  listParameters: readonly string[],
  revealed: string,
  title: string,
): string {
  const [parameters, words] = [listParameters, title].map((value) =>
    JSON.stringify(value).replaceAll("<", "\\u003c"),
  );
  return `{const{pathname:p,search:s}=location,q=new URLSearchParams(s),has=n=>q.has(n),category=/\\/categories\\/./.test(p),unknown=category&&document.querySelector("[name=robots]");if(unknown)document.title=${words};document.documentElement.dataset.pending=unknown?"page":(category?${parameters}.some(has):/\\/search\\/?$/.test(p)&&has("q"))?"list":${revealed}?"page":"script"}`;
}
