import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * False while the prerendered HTML is taken over, true from then on: what depends on the query or
 * on the history can only be shown once this is true, or the two would not match.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
