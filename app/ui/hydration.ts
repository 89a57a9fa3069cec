import { useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

// React calls the third argument of `useSyncExternalStore` while it hydrates, otherwise the second.
const neverChanges = () => () => undefined;

/** False during hydration, true from then on: a component that asks is rendered again after it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/**
 * The query of the address, with its `?`. Prerendered HTML knows none, so it is empty during hydration; a
 * page whose address has one is rendered again after it.
 */
export function useQuery(): string {
  const { search } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => search,
    () => "",
  );
}

/** True while `404.html` is hydrated, which holds the not-found page, whatever the address. */
export function useHydratingNotFound(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => !import.meta.env.SSR && document.querySelector("[name=robots]") !== null,
  );
}

/** Whether hydration mounted the component, on elements that were in the HTML. It never changes. */
export function useMountedByHydration(): boolean {
  const mounted = useRef(false);
  return useSyncExternalStore(
    neverChanges,
    () => mounted.current,
    () => (mounted.current = true),
  );
}
