/**
 * Focuses an element without scrolling. A text, such as a heading, can be focused only as long as it has
 * the focus: screen readers call a text that always can be "clickable".
 */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (element?.tabIndex === -1 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element?.focus({ preventScroll: true });
}
