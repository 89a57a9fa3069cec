import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type HistoryState, readHistoryState, subscribeToHistoryState } from "./history-state.ts";

/** One value stored with the current history entry; none in prerendered HTML. */
export function useHistoryState<Name extends keyof HistoryState>(name: Name): HistoryState[Name] {
  // The router's location changes with each entry.
  useLocation();
  return useSyncExternalStore(
    subscribeToHistoryState,
    () => readHistoryState()[name],
    () => undefined,
  );
}
