/**
 * Reloads the document if Back or Forward leads to another history entry of the same document before the entry script
 * can swap pages. A document has several history entries if pages were swapped in the document before the visitor
 * reloaded the document or returned to it.
 */
export function loadEarlyTraversals(): void {
  if (!("navigation" in window)) return;
  const { activation, currentEntry } = navigation;
  // The visitor went back or forward before this script ran.
  if (activation && activation.entry.url !== currentEntry?.url) location.reload();
  navigation.onnavigate = (event) => {
    const { canIntercept, destination, hashChange, navigationType } = event;
    if (navigationType !== "traverse" || !destination.sameDocument || hashChange || !canIntercept)
      return;
    // The promise never settles, so that the browser does not restore the scroll position on the old page.
    event.intercept({ handler: () => new Promise(() => location.reload()) });
  };
}
