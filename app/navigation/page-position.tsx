import { useEffect, useLayoutEffect, useRef } from "react";
import { type Location, NavigationType, useLocation, useNavigationType } from "react-router";
import { findPage } from "../find-page.ts";
import { hidesPart } from "../shared/document-state.ts";
import { useHydrated } from "../ui/hydration.ts";
import { keepScroll } from "../ui/page-link.tsx";
import { linkWithin } from "./follow-links.ts";
import {
  readHistoryState,
  saveHistoryState,
  scrollBackTo,
  showHistoryEntry,
} from "./history-state.ts";
import { focusTargetOf, usePageFocus } from "./use-page-focus.ts";

/** Scroll position and focus of each page: a separate component, so that the application does not re-render. */
export function PagePosition() {
  const hydrated = useHydrated();
  const location = useLocation();
  const type = useNavigationType();
  useScrollPosition(hydrated, location, type);
  usePageFocus(hydrated, location, type);
  // After the focus has moved, what a filter or an order leaves in place: until the next scroll or click,
  // nothing else saves it.
  useEffect(() => {
    if (type !== NavigationType.Pop && location.state === keepScroll) save({ target: null });
  }, [location, type]);
  // A layout effect, so that its `popstate` listener runs before the router's, which renders the next page.
  useLayoutEffect(savePositions, []);
  return null;
}

/**
 * Reveals a pending page and sets the scroll position: for a new page its top or the target of the
 * fragment, for a history entry the saved position.
 */
function useScrollPosition(hydrated: boolean, location: Location, type: NavigationType) {
  const shown = useRef<string>(undefined);

  // Both are DOM state and must be set before the page is painted.
  useLayoutEffect(() => {
    const { key, hash } = location;
    if (!hydrated || shown.current === key) return;
    const first = shown.current === undefined;
    shown.current = key;
    const { dataset } = document.documentElement;
    const wasHidden = hidesPart();
    delete dataset.pending;
    showHistoryEntry({ replaced: type === NavigationType.Replace });
    // One that was shown as a whole has been scrolled already (first-paint/body-end.ts).
    if (first && !wasHidden) return;
    const { scroll } = readHistoryState();
    const target = document.getElementById(hash.slice(1));
    delete dataset.restored;
    // The not-found page is at its top after every load (section 2).
    if (first && findPage(location.pathname) === undefined) return;
    if (type === NavigationType.Pop && scroll !== undefined) scrollBackTo(scroll);
    else if (target !== null) target.scrollIntoView();
    else if (!first && location.state !== keepScroll) window.scrollTo(0, 0);
  }, [hydrated, location, type]);
}

/** Saves scroll position and focus when a scroll ends, before a click, and when the page is left. */
function savePositions() {
  window.history.scrollRestoration = "manual";
  const listening = new AbortController();
  const { signal } = listening;
  // Safari has it from 26.2; before, what follows saves as well.
  window.addEventListener("scrollend", save, { signal });
  window.addEventListener("click", save, { signal, capture: true });
  window.addEventListener("pagehide", save, { signal });
  window.addEventListener("popstate", save, { signal });
  return () => listening.abort();
}

function save({ target }: Pick<Event, "target">) {
  const { activeElement, body } = document;
  // Safari focuses no link that is clicked.
  const focused = activeElement === body ? linkWithin(target) : activeElement;
  const focus = focused ? focusTargetOf(focused) : undefined;
  saveHistoryState({ scroll: window.scrollY, focus });
}
