/**
 * Scrolls the focused element out from under a sticky bar, because Firefox does not scroll to a partly visible element.
 */
export function uncoverFocus({ key }: KeyboardEvent): void {
  const { activeElement } = document;
  if (key !== "Tab" || activeElement === null) return;
  const { left, width, top } = activeElement.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + 1);
  if (!activeElement.contains(shown)) activeElement.scrollIntoView({ block: "nearest" });
}
