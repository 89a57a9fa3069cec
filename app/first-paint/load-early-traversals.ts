/**
 * Loads the address of a traversal within this document: until the entry script handles navigations, nothing swaps
 * the page. An earlier visit of this document, left and returned to, has made such history entries.
 */
export function loadEarlyTraversals(): void {
  if (!("navigation" in window)) return;
  const { activation, currentEntry } = navigation;
  // Back came before this script.
  if (activation && activation.entry.url !== currentEntry?.url) location.reload();
  navigation.onnavigate = (event) => {
    const { canIntercept, destination, hashChange, navigationType } = event;
    if (navigationType !== "traverse" || !destination.sameDocument || hashChange || !canIntercept)
      return;
    // A promise that stays pending: the browser must not restore the scroll position on the old page.
    event.intercept({ handler: () => new Promise(() => location.reload()) });
  };
}
