import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useHydrated } from "../ui/use-hydrated.ts";
import { elementAt, placeOf } from "./focus-place.ts";
import { recall, remember } from "./visit-memory.ts";

/**
 * After a navigation inside the page, puts the focus on the new page's heading (or on the part that
 * the address or the navigation names), so that a screen reader begins there. After Back, Forward and
 * a reload, puts it where it was. The scroll position is left alone.
 */
export function usePageFocus(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const type = useNavigationType();
  const hydrated = useHydrated();
  const seen = useRef<{ page: string; search: string; key: string }>(undefined);

  // Focus is the browser's state: it can only be moved once the page stands in the document.
  useEffect(() => {
    if (!hydrated) return;
    const page = pathname + hash;
    const { current: before } = seen;
    // A link to the very page leads to it too. Another query is the same list, and a form sent again
    // keeps the focus.
    const again =
      before?.page === page &&
      before.search === search &&
      before.key !== key &&
      !document.activeElement?.closest("form");
    const remembered = type === NavigationType.Pop ? findRemembered() : undefined;
    if (remembered !== undefined) focusOn(remembered);
    else if (before !== undefined && (before.page !== page || again)) {
      focusOn(
        document.getElementById(state?.focus ?? hash.slice(1)) ?? document.querySelector("h1"),
      );
    }
    seen.current = { page, search, key };
    rememberFocus();
  }, [hydrated, key, pathname, search, hash, state, type]);

  useEffect(() => {
    document.addEventListener("focusin", rememberFocus);
    return () => document.removeEventListener("focusin", rememberFocus);
  }, []);
}

function rememberFocus() {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) remember("focus", placeOf(activeElement));
}

/** What had the focus. In a panel that is closed now, the button that opens it stands for it. */
function findRemembered(): HTMLElement | undefined {
  const place = recall("focus");
  const element = place === undefined ? undefined : elementAt(place);
  const panel = element?.closest("[popover]:not(:popover-open)");
  const button = panel && document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
  return button ?? element;
}

function focusOn(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}
