import { parseHistoryState } from "../navigation/history-state.ts";
import { servedAsNotFound } from "./mark-pending.ts";

/** Sets the scroll position of a history entry. A long list then lays out all its cards (product-list.module.css). */
export function scrollBackTo(position: number): void {
  if (position > 0) document.documentElement.dataset.restored = "";
  scrollTo(0, position);
}

/**
 * Restores the scroll position before the first paint if the HTML matches the address; for pending
 * pages, navigation/page-position.tsx does. The not-found page is at its top after a reload (section 2).
 */
export function restoreScroll(): void {
  const { scroll } = parseHistoryState(history.state);
  const pending = document.documentElement.dataset.pending !== "script";
  if (!pending && scroll !== undefined && !servedAsNotFound()) scrollBackTo(scroll);
}
