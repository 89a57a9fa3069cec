import { readPendingPart } from "../islands/find-pending-part.ts";
import { endIslands, hydrateAsked, hydrateWhenSeen } from "../islands/hydrate-islands.ts";
import { isAddressShown, showPageOf, startPage } from "../page-state.ts";
import type { NavigationInfo } from "../shared/navigation-info.ts";
import { afterPaint } from "../shared/schedule.ts";
import { fetchPage, parsePage } from "./fetch-page.ts";
import { moveFocusAfter, rememberFocus } from "./page-focus.ts";
import { replacePage } from "./replace-page.ts";

/**
 * Fetches the next page, then changes the page and the address together. Until then, visitors can use the current
 * page, follow another link or stop the navigation.
 */
export function swapPage(event: NavigateEvent, page: string, onPage: () => void): void {
  const { cancelable, navigationType, signal, sourceElement } = event;
  const isTraversal = navigationType === "traverse";
  let html: string | undefined;

  async function fetchNext() {
    html = await fetchPage(page, signal);
    if (html === undefined && !isTraversal && !signal.aborted) loadDocument(event);
  }

  rememberFocus(sourceElement);
  event.intercept({
    focusReset: "manual",
    scroll: "after-transition",
    ...(cancelable && { precommitHandler: fetchNext }),
    handler: async () => {
      if (!cancelable) await fetchNext();
      if (signal.aborted) return;
      const finished = navigation.transition?.finished ?? Promise.resolve();
      if (html === undefined) {
        // The browser restores the entry's scroll position first. Otherwise, it would record this page's position.
        finished.then(() => location.reload(), ignore);
        return;
      }
      if (isTraversal) keepHeightUntil(finished);
      showPage(parsePage(html), isTraversal ? "restored" : "followed");
      onPage();
      // Back and Forward wait for hydration, because the restored scroll position may be inside the pending part. A
      // click does not wait for React.
      if (isTraversal) await hydrateAsked();
      else afterPaint(hydrateAsked);
      afterPaint(hydrateWhenSeen);
      if (!signal.aborted) moveFocusAfter(event, true);
    },
  });
  // If a Back or Forward navigation cannot be deferred, the address has already changed. Stopping this navigation
  // therefore loads the document at the new address.
  if (!cancelable) signal.addEventListener("abort", loadUnlessFollowed);
}

/**
 * Keeps the document at least as high as it is until the scroll position is restored. If a shorter page moved the
 * position before that, the browser would record the moved position in the history entry, and restore it.
 */
function keepHeightUntil(restored: Promise<unknown>): void {
  const { style, scrollHeight } = document.documentElement;
  style.minHeight = `${scrollHeight}px`;
  void restored.catch(ignore).then(() => style.removeProperty("min-height"));
}

function ignore(): void {}

function showPage(next: Document, arrival: "followed" | "restored"): void {
  endIslands();
  replacePage(next);
  showPageOf(next, arrival);
  // Islands read their location again (ui/location.ts).
  document.dispatchEvent(new Event("swapped"));
  startPage(readPendingPart());
  // Resets the not-found page's value `manual`, because new history entries inherit it.
  history.scrollRestoration = "auto";
}

/** Loads the document at the current address, unless another navigation starts. */
function loadUnlessFollowed(): void {
  const timer = setTimeout(() => {
    if (!isAddressShown()) location.reload();
  });
  navigation.addEventListener("navigate", () => clearTimeout(timer), { once: true });
}

/** Loads the destination as a document, so that the browser shows any error. */
function loadDocument({ destination, navigationType }: NavigateEvent): void {
  const info: NavigationInfo = { loadDocument: true };
  const history = navigationType === "replace" ? "replace" : "push";
  navigation.navigate(destination.url, { history, info });
}
