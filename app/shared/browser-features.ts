/**
 * Returns whether the browser can swap pages without loading a document. The browser must be able to delay the change
 * of the address until the next page is fetched.
 */
export function canSwapPages(): boolean {
  return "navigation" in window && "NavigationPrecommitController" in window;
}

/** Returns whether Save-Data is on. If so, the shop fetches files only when they are needed. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
