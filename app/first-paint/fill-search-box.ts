import { parseHistoryState } from "../navigation/history-state.ts";

/**
 * Puts the query of the address, or the unsent text of this history entry, into the search box before
 * the first paint: the prerendered box is empty.
 */
export function fillSearchBox(): void {
  const box = document.getElementById("q");
  const words =
    parseHistoryState(history.state).typed ?? new URLSearchParams(location.search).get("q");
  if (box instanceof HTMLInputElement && words !== null) box.value = words;
}
