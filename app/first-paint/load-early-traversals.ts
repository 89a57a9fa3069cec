/**
 * Reloads the document when Back or Forward leads to another of the document's history entries before the entry script
 * can swap pages. A reloaded or revisited document has several entries if pages were swapped in it earlier.
 */
export function loadEarlyTraversals(): void {
  if (!("navigation" in window)) return;
  const { activation, currentEntry } = navigation;
  // Reloads if the visitor went back or forward before this script ran.
  if (activation && activation.entry.url !== currentEntry?.url) location.reload();
  navigation.onnavigate = (event) => {
    const { canIntercept, destination, hashChange, navigationType } = event;
    if (navigationType !== "traverse" || !destination.sameDocument || hashChange || !canIntercept)
      return;
    // This promise never settles, so the browser does not restore the scroll position on the old page.
    event.intercept({ handler: () => new Promise(() => location.reload()) });
  };
}
