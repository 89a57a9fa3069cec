import { moveFocus } from "./move-focus.ts";

/** In a browser without popovers (README.md), a panel is never shown. */
export function isPopoverOpen(panel: Element): boolean {
  return "popover" in HTMLElement.prototype && panel.matches(":popover-open");
}

/** Closes a panel if it is open. */
export function closePopover(panel: HTMLElement | null): void {
  if (panel !== null && isPopoverOpen(panel)) panel.hidePopover();
}

/** Focuses a focusable panel that has opened: it covers the button that had the focus. */
export function focusOpenedPanel({ target }: Event): void {
  if (target instanceof HTMLElement && target.hasAttribute("tabindex") && isPopoverOpen(target)) {
    moveFocus(target);
  }
}

/** Closes an open panel when the focus lands anywhere but in it or on its button, which a focusable panel covers. */
export function closeOnLeaving({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  for (const panel of document.querySelectorAll<HTMLElement>("[popover]")) {
    const isOwnButton =
      target instanceof HTMLButtonElement &&
      target.popoverTargetElement === panel &&
      !panel.hasAttribute("tabindex");
    // A click elsewhere closes it natively. One on its own button may focus what the button is in: closed
    // here, the click would open it again.
    if (!panel.contains(target) && !isOwnButton && !target.matches(":active")) closePopover(panel);
  }
}
