import { type RefObject, useEffect } from "react";

/** In a browser without popovers (README.md), a panel is never shown. */
export function isPopoverOpen(panel: Element): boolean {
  return "popover" in HTMLElement.prototype && panel.matches(":popover-open");
}

/** Closes a panel if it is open. */
export function closePopover(panel: HTMLElement | null): void {
  if (panel !== null && isPopoverOpen(panel)) panel.hidePopover();
}

/**
 * Closes an open panel when the focus lands anywhere but in it or on its button, and when a navigation, which
 * leaves popovers open, changes the page. It stays open on the first page: it opens before hydration, too.
 */
export function useCloseOnLeaving(panel: RefObject<HTMLElement | null>, page: string): void {
  useEffect(() => {
    const { current } = panel;
    return () => closePopover(current);
  }, [panel, page]);

  useEffect(() => {
    function closeOnLeaving({ target }: FocusEvent) {
      const { current } = panel;
      if (!(target instanceof Element) || current?.contains(target)) return;
      const isOwnButton =
        target instanceof HTMLButtonElement && target.popoverTargetElement === current;
      // A click elsewhere closes it natively. One on its own button may focus what the button is in: closed
      // here, the click would open it again.
      if (!isOwnButton && !target.matches(":active")) closePopover(current);
    }
    document.addEventListener("focusin", closeOnLeaving);
    return () => document.removeEventListener("focusin", closeOnLeaving);
  }, [panel]);
}
