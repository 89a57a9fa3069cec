import { useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useHydrated } from "../ui/hydration.ts";
import { openEntry } from "./history-entry.ts";

/**
 * Reveals a pending page and sets the scroll position: for a new page its top or the target of the
 * fragment, for a history entry the saved position.
 */
export function useScrollPosition(): void {
  const hydrated = useHydrated();
  const { key, hash, state } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  // Both are DOM state and must be set before the page is painted.
  useLayoutEffect(() => {
    if (!hydrated || shown.current === key) return;
    const first = shown.current === undefined;
    shown.current = key;
    const { dataset } = document.documentElement;
    const waited = dataset.pending !== undefined && dataset.pending !== "script";
    delete dataset.pending;
    const { scroll } = openEntry({ replaced: type === NavigationType.Replace });
    // A page that was not pending has been scrolled already (restore-scroll.ts).
    if (first && !waited) return;
    const target = findTarget(hash);
    if (type === NavigationType.Pop && scroll !== undefined) window.scrollTo(0, scroll);
    else if (target !== null) target.scrollIntoView();
    else if (!first && !state?.keepScroll) window.scrollTo(0, 0);
  }, [hydrated, key, hash, type, state]);
}

/** The element that a hash such as `#trending` names; a malformed one names none. */
function findTarget(hash: string): HTMLElement | null {
  try {
    return hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
