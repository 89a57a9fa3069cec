/**
 * Focuses an element without scrolling. Text, such as a heading, gets a `tabindex` only while it has focus, because
 * screen readers announce permanently focusable text as "clickable".
 */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (element?.tabIndex === -1 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element?.focus({ preventScroll: true });
}
