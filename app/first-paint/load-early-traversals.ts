/**
 * Reloads the document on Back and Forward between its own history entries until the entry script can swap pages.
 * Such entries exist after the visitor has reloaded this document or returned to it.
 */
export function loadEarlyTraversals(): void {
  if (!("navigation" in window)) return;
  const { activation, currentEntry } = navigation;
  // The visitor went back before this script ran.
  if (activation && activation.entry.url !== currentEntry?.url) location.reload();
  navigation.onnavigate = (event) => {
    const { canIntercept, destination, hashChange, navigationType } = event;
    if (navigationType !== "traverse" || !destination.sameDocument || hashChange || !canIntercept)
      return;
    // The promise never settles, so that the browser does not restore the scroll position on the old page.
    event.intercept({ handler: () => new Promise(() => location.reload()) });
  };
}
