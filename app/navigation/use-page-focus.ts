import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useHydrated } from "../ui/hydration.ts";
import { isPopoverOpen } from "../ui/popover.ts";
import { findFocusTarget } from "./focus-target.ts";
import { readHistoryState } from "./history-state.ts";

/**
 * After a client-side navigation, focuses the new page's heading (or the target of the address's
 * fragment), so that a screen reader starts there. After Back, Forward and reload, restores focus. Never
 * scrolls.
 */
export function usePageFocus(): void {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const hydrated = useHydrated();
  const seen = useRef<{ page: string; search: string; key: string }>(undefined);

  // Focus is DOM state: it can move only once the page is in the document.
  useEffect(() => {
    if (!hydrated) return;
    const page = pathname + hash;
    const { current: before } = seen;
    // A link to the current page counts, too. Another query shows the same list, and a form submitted
    // again keeps the focus.
    const again =
      before?.page === page &&
      before.search === search &&
      before.key !== key &&
      !document.activeElement?.closest("form");
    const remembered = type === NavigationType.Pop ? findRemembered() : undefined;
    if (remembered !== undefined) focusOn(remembered);
    else if (before !== undefined && (before.page !== page || again)) {
      focusOn(document.getElementById(hash.slice(1)) ?? document.querySelector("h1"));
    }
    seen.current = { page, search, key };
  }, [hydrated, key, pathname, search, hash, type]);
}

/** The element that had focus; for one in a closed panel, the button that opens it. */
function findRemembered(): HTMLElement | undefined {
  const { focus } = readHistoryState();
  const element = focus === undefined ? undefined : findFocusTarget(focus);
  const panel = element?.closest("[popover]");
  if (!panel || isPopoverOpen(panel)) return element;
  return document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`) ?? element;
}

function focusOn(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}
