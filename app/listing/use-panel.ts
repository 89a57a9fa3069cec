import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";
import { closePopover, isPopoverOpen } from "../ui/popover.ts";

/** Closes a panel when its page is left, and keeps the focus in it while it is open. */
export function usePanel(panel: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();

  // A navigation leaves a popover open. Closed on leaving the list, not on arriving at it: it may
  // have been opened before hydration.
  useEffect(() => {
    const shownFor = panel.current;
    return () => closePopover(shownFor);
  }, [panel, pathname]);

  // The focused option may no longer be offered.
  useEffect(() => {
    const { current } = panel;
    if (current && isPopoverOpen(current) && document.activeElement === document.body) {
      current.focus({ preventScroll: true });
    }
  }, [panel, key]);
}
