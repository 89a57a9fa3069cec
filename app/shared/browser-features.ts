/**
 * Returns whether the browser can swap pages. Swapping requires that the old address stays until the next page is
 * fetched.
 */
export function canSwapPages(): boolean {
  return "navigation" in window && "NavigationPrecommitController" in window;
}

/** Returns whether Save-Data is on. With Save-Data, the shop fetches files only when they are needed. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
