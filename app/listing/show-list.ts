import { moveFocus } from "../ui/move-focus.ts";

/** Scrolls to the bar at the start of the list, and focuses the result count. */
export function showList(): void {
  // The bar may be stuck to the header, so the start of the list is measured from the element above the bar or its
  // island.
  const bar = document.querySelector("[data-list]");
  const above =
    bar?.closest("[data-island]")?.previousElementSibling ?? bar?.previousElementSibling;
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  window.scrollBy({
    top: (above?.getBoundingClientRect().bottom ?? 0) - header,
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
  });
  moveFocus(document.getElementById("result-count"));
}
