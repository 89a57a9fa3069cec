import { saveHistoryState } from "../../../navigation/history-state.ts";
import { useHistoryState } from "../../../navigation/use-history-state.ts";
import { parseRevealCount, revealMore } from "./reveal-products.ts";

/**
 * How many products are shown, and a function to show more. The count is stored with the history
 * entry, so that Back restores the revealed products.
 */
export function useRevealCount() {
  const visible = parseRevealCount(useHistoryState("revealed"));
  const showMore = () => saveHistoryState({ revealed: revealMore(visible) });
  return { visible, showMore };
}
