import { updateEntry, useEntry } from "../../../navigation/history-entry.ts";
import { parseRevealCount, revealMore } from "./reveal-products.ts";

/**
 * How many products are shown, and a function to show more. The count is stored with the history
 * entry, so that Back restores the revealed products.
 */
export function useRevealCount() {
  const visible = parseRevealCount(useEntry("revealed"));
  const showMore = () => updateEntry({ revealed: revealMore(visible) });
  return { visible, showMore };
}
