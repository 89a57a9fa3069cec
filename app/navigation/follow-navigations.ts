import { readPendingPart } from "../islands/find-pending-part.ts";
import { hydrateAsked } from "../islands/hydrate-islands.ts";
import { areScriptsLost, isAddressShown, showAt, shownPage, startPage } from "../page-state.ts";
import { readEntryState, saveEntryState } from "../shared/entry-state.ts";
import { readNavigationInfo } from "../shared/navigation-info.ts";
import { isLeftToBrowser } from "./is-left-to-browser.ts";
import { moveFocusAfter, rememberFocus } from "./page-focus.ts";
import { pageOf } from "./page-of.ts";
import { swapPage } from "./swap-page.ts";

/**
 * Handles navigations within the shop by swapping the page in this document. The browser still manages scroll
 * positions and the history.
 * @param onPage called after each swap, before the new page is painted
 */
export function followNavigations(onPage: () => void): void {
  // Replaces the handler that the head's script set (first-paint/load-early-traversals.ts).
  navigation.onnavigate = (event) => {
    const { destination, hashChange, navigationType } = event;
    const { loadDocument } = readNavigationInfo(event);
    if (isLeftToBrowser(event) || loadDocument || (hashChange && isAddressShown())) return;
    // Back and Forward may lead to an entry of this document, which the browser would not load.
    if (areScriptsLost() && navigationType !== "traverse") return;
    const page = pageOf(new URL(destination.url));
    if (page === undefined) {
      // This document was loaded at this unknown address as `404.html`. A reload shows the not-found page again.
      if (destination.sameDocument) event.intercept({ handler: async () => location.reload() });
    } else if (page === shownPage()) {
      changeQuery(event);
    } else {
      swapPage(event, page, onPage);
    }
  };
}

/** Keeps the current page. Its island renders the results of the new query. */
function changeQuery(event: NavigateEvent): void {
  const { destination, navigationType, signal, sourceElement } = event;
  const isRepeated = destination.url === location.href;
  const isSameList = new URL(destination.url).search === location.search;
  // A click on the shop's name on the home page, for example, gives the same list a history entry without state.
  const state = isSameList && navigationType !== "traverse" ? readEntryState() : undefined;
  rememberFocus(sourceElement);
  showAt(destination.url);
  event.intercept({
    focusReset: "manual",
    scroll: readNavigationInfo(event).keepScroll ? "manual" : "after-transition",
    handler: async () => {
      if (state !== undefined) saveEntryState(state);
      startPage(readPendingPart());
      await hydrateAsked();
      if (signal.aborted) return;
      moveFocusAfter(event, isRepeated && !document.activeElement?.closest("form"));
    },
  });
}
