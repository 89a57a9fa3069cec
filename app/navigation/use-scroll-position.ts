import { useContext, useEffect, useLayoutEffect, useRef } from "react";
import {
  NavigationType,
  UNSAFE_DataRouterStateContext as RouterState,
  useLocation,
  useNavigationType,
} from "react-router";
import { useHydrated } from "../boot/use-hydrated.ts";
import { leaveEntry, openEntry, readEntry, updateEntry } from "./history-entry.ts";

/** A scroll is over when nothing has moved for this many milliseconds. */
const rest = 100;

/**
 * Reveals a pending page and sets the scroll position: for a new page its top or the target of the
 * fragment, for a history entry the saved position.
 */
export function useScrollPosition(): void {
  const hydrated = useHydrated();
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const preventScrollReset = useContext(RouterState)?.preventScrollReset === true;
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
    else if (!first && !preventScrollReset) window.scrollTo(0, 0);
  }, [hydrated, key, hash, type, preventScrollReset]);

  // Save the position whenever a scroll or a visit may be over.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const keep = () => {
      clearTimeout(timer);
      if (readEntry().scroll !== window.scrollY) updateEntry({ scroll: window.scrollY });
    };
    const keepAfterRest = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, rest);
    };
    // While a document loads, the browser scrolls earlier by itself.
    const scrollByHand = () => (window.history.scrollRestoration = "manual");
    const leaveToBrowser = () => {
      keep();
      window.history.scrollRestoration = "auto";
    };
    scrollByHand();
    document.addEventListener("scroll", keepAfterRest, { signal, passive: true });
    document.addEventListener("click", keep, { signal, capture: true });
    document.addEventListener("change", keep, { signal, capture: true });
    window.addEventListener("pagehide", leaveToBrowser, { signal });
    window.addEventListener("pageshow", scrollByHand, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);
}

/**
 * Saves the position that Back or Forward leaves. Call it before creating the router: both listen for
 * `popstate`, and the router's listener already renders the next page.
 */
export function noteDepartures(): void {
  window.addEventListener("popstate", ({ state }) => {
    // A plain `#…` link fires `popstate` as well, with an empty state.
    if (state !== null) leaveEntry(window.scrollY);
  });
}

/** The element that a hash such as `#trending` names; a malformed one names none. */
function findTarget(hash: string): HTMLElement | null {
  try {
    return hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
