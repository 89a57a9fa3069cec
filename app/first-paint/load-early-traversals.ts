/**
 * Until the entry script can swap pages, reloads the document when Back or Forward changes only the address. This
 * happens in a reloaded or revisited document if pages were swapped in it earlier.
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
