import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/**
 * False during hydration, true from then on. Anything that depends on the query or on the history
 * must wait for it, or hydration would not match the prerendered HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
