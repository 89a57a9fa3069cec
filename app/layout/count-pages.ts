// Analytics scripts detect page changes by observing `history.pushState`, which the Navigation API does not call. This
// script therefore calls the analytics script's counting function after that script has loaded, after each page change,
// and when the visitor opens a page that the browser has prerendered.
const own = document.currentScript;
const { call = "", argument } = own?.dataset ?? {};
let counted: string | undefined;

function countPage() {
  const { pathname } = location;
  const count = call
    .split(".")
    .reduce<unknown>((value, name) => Reflect.get(Object(value), name), window);
  // Counts nothing if the analytics script is missing or blocked, or if only the query has changed.
  if (!isFunction(count) || pathname === counted || document.prerendering) return;
  counted = pathname;
  count(argument);
}

function isFunction(value: unknown): value is (argument?: string) => void {
  return typeof value === "function";
}

own?.previousElementSibling?.addEventListener("load", countPage);
window.navigation?.addEventListener("navigatesuccess", countPage);
document.addEventListener("prerenderingchange", countPage);
