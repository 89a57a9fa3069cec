import { parseHistoryState } from "../navigation/history-state.ts";
import { servedAsNotFound } from "./mark-pending.ts";

/**
 * Restores the scroll position before the first paint if the HTML matches the address; for pending
 * pages, navigation/page-position.tsx does. The not-found page is at its top after a reload (section 2).
 */
export function restoreScroll(): void {
  const { scroll } = parseHistoryState(history.state);
  const pending = document.documentElement.dataset.pending !== "script";
  if (!pending && scroll !== undefined && !servedAsNotFound()) scrollTo(0, scroll);
}
