/** In a browser without popovers (README.md), a panel is never shown. */
export function isPopoverOpen(panel: Element): boolean {
  return "popover" in HTMLElement.prototype && panel.matches(":popover-open");
}

/** Closes a panel if it is open. */
export function closePopover(panel: HTMLElement | null): void {
  if (panel !== null && isPopoverOpen(panel)) panel.hidePopover();
}
