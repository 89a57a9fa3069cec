/** Returns whether pages can be swapped, which requires keeping the old address until the next page is fetched. */
export function canSwapPages(): boolean {
  return "navigation" in window && "NavigationPrecommitController" in window;
}

/** Returns whether the visitor has Save-Data turned on. If so, nothing is fetched before it is needed. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
