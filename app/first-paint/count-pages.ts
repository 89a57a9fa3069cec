// Analytics scripts notice a change of the page by `history.pushState`, which the Navigation API does not call. The
// shop calls their function itself: when their script has loaded, and after each change of the page.
const own = document.currentScript;
const { call = "", argument } = own?.dataset ?? {};
let counted: string | undefined;

function countPage() {
  const { pathname } = location;
  const count = call
    .split(".")
    .reduce<unknown>((value, name) => Reflect.get(Object(value), name), window);
  // It is not there yet, or the visitor blocks it. Filters and searches leave the page the same.
  if (!isFunction(count) || pathname === counted) return;
  counted = pathname;
  count(argument);
}

function isFunction(value: unknown): value is (argument?: string) => void {
  return typeof value === "function";
}

own?.previousElementSibling?.addEventListener("load", countPage);
window.navigation?.addEventListener("navigatesuccess", countPage);
