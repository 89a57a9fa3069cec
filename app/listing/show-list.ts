import { moveFocus } from "../ui/move-focus.ts";

/** Scrolls the start of the list, which is its bar, under the header, and focuses the result count. */
export function showList(): void {
  // The bar is sticky: only the element above it, or above its island, says where the list starts.
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
