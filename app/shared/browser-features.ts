/** Returns whether pages can be swapped: the address must stay the old page's while the next one is fetched. */
export function canSwapPages(): boolean {
  return "navigation" in window && "NavigationPrecommitController" in window;
}

/** Returns whether the visitor asks for as little data as possible: nothing is fetched before it is needed. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
