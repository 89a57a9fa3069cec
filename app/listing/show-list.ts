import { moveFocus } from "../ui/move-focus.ts";

/** Scrolls the start of the list, which is its bar, under the header, and focuses the result count. */
export function showList(): void {
  // The bar is sticky: only the element above it says where the list starts.
  const above = document.querySelector("[data-list]")?.previousElementSibling;
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  window.scrollBy({
    top: (above?.getBoundingClientRect().bottom ?? 0) - header,
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
  });
  moveFocus(document.getElementById("result-count"));
}
