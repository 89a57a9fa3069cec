import { moveFocus } from "../ui/move-focus.ts";

/** Scrolls to the start of the list, which is its bar, and focuses the result count. */
export function showList(): void {
  // The bar is sticky, so the list's start is measured by the element above the bar or its island.
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
