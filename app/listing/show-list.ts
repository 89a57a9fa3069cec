/** Scrolls the beginning of the list, which is its bar, under the header, and focuses the result count. */
export function showList(): void {
  // The bar itself is sticky: what is above it tells where it begins.
  const above = document.querySelector("[data-list]")?.previousElementSibling;
  const header = document.querySelector("header")?.offsetHeight ?? 0;
  window.scrollBy({
    top: (above?.getBoundingClientRect().bottom ?? 0) - header,
    behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
  });
  document.getElementById("result-count")?.focus({ preventScroll: true });
}
