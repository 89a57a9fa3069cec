import { moveFocus } from "./move-focus.ts";

/** Returns whether a panel is open; always `false` in browsers without popovers (README.md). */
export function isPopoverOpen(panel: Element): boolean {
  return "popover" in HTMLElement.prototype && panel.matches(":popover-open");
}

/** Closes a panel if it is open. */
export function closePopover(panel: HTMLElement | null): void {
  if (panel !== null && isPopoverOpen(panel)) panel.hidePopover();
}

/**
 * Focuses a panel that has opened, if it is focusable. Focusable panels cover the button that had
 * focus.
 */
export function focusOpenedPanel({ target }: Event): void {
  if (target instanceof HTMLElement && target.hasAttribute("tabindex") && isPopoverOpen(target)) {
    moveFocus(target);
  }
}

/**
 * Closes an open panel when focus moves out of it. The panel's button counts as inside unless the panel covers the
 * button.
 */
export function closeOnLeaving({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  for (const panel of document.querySelectorAll<HTMLElement>("[popover]")) {
    const isOwnButton =
      target instanceof HTMLButtonElement &&
      target.popoverTargetElement === panel &&
      !panel.hasAttribute("tabindex");
    // Ignores focus that a click causes, because the browser closes the panel on outside clicks. In Safari, a click on
    // the panel's own button focuses an ancestor of the button. If that focus closed the panel, the click would open
    // the panel again.
    if (!panel.contains(target) && !isOwnButton && !target.matches(":active")) closePopover(panel);
  }
}
