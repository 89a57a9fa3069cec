import { endIslands, hydrateWhatIsAsked } from "../islands/hydrate-islands.ts";
import { markPending } from "../islands/mark-pending.ts";
import { afterPaint } from "../shared/schedule.ts";
import { fetchPage, parsePage } from "./fetch-page.ts";
import { linkTo } from "./follow-links.ts";
import { focusPage, rememberFocus, replaceLostFocus, restoreFocus } from "./page-focus.ts";
import { pageOf } from "./page-of.ts";
import { replacePage } from "./replace-page.ts";

type Navigating = Pick<
  NavigateEvent,
  "canIntercept" | "downloadRequest" | "formData" | "navigationType"
>;

/** Whether the browser alone can do what is asked: another site, a download, a form that sends data, a reload. */
export function isLeftToBrowser(event: Navigating): boolean {
  const { canIntercept, downloadRequest, formData, navigationType } = event;
  return (
    !canIntercept || downloadRequest !== null || formData !== null || navigationType === "reload"
  );
}

/**
 * Answers navigations within the shop by replacing the page in this document. Scroll positions and the history
 * stay the browser's own.
 * @param onPage is called with each new page before it is painted
 */
export function followNavigations(onPage: () => void): void {
  let shown = pageOf(location);

  async function showPage(event: NavigateEvent, page: string) {
    const { dataset } = document.documentElement;
    dataset.leaving = "";
    const html = await fetchPage(page);
    if (event.signal.aborted) return;
    if (html === undefined) {
      location.reload();
      return;
    }
    const isRestored = event.navigationType === "traverse";
    delete dataset.leaving;
    endIslands();
    replacePage(parsePage(html));
    shown = page;
    // The entry has this of the one before, which may be the not-found page's.
    history.scrollRestoration = "auto";
    markPending();
    delete dataset.restored;
    delete dataset.followed;
    dataset[isRestored ? "restored" : "followed"] = "";
    onPage();
    // A position to return to may be in what is pending. Otherwise the click would wait for React.
    if (isRestored) await hydrateWhatIsAsked();
    else afterPaint(hydrateWhatIsAsked);
  }

  navigation.addEventListener("navigate", (event) => {
    const { destination, hashChange, navigationType } = event;
    const info: unknown = event.info;
    const url = new URL(destination.url);
    const page = pageOf(url);
    const isSamePage = page === shown;
    if (isLeftToBrowser(event) || (hashChange && isSamePage)) return;
    if (page === undefined) {
      // An entry of this document that was loaded as `404.html`.
      if (destination.sameDocument) event.intercept({ handler: async () => location.reload() });
      return;
    }
    const link = linkTo(destination.url);
    const isRepeated = destination.url === location.href;
    const isKept = isSamePage && (info ?? link?.dataset.keepScroll) !== undefined;
    rememberFocus(link);
    event.intercept({
      focusReset: "manual",
      scroll: isKept ? "manual" : "after-transition",
      handler: async () => {
        if (isSamePage) {
          delete document.documentElement.dataset.leaving;
          markPending();
          await hydrateWhatIsAsked();
        } else {
          await showPage(event, page);
        }
        if (event.signal.aborted) return;
        const isRestored = navigationType === "traverse" && restoreFocus(destination.key);
        const isNew = !isSamePage || (isRepeated && !document.activeElement?.closest("form"));
        if (isNew && !isRestored) focusPage(url, link);
        else replaceLostFocus();
      },
    });
  });
}
