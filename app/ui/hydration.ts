import { useSyncExternalStore } from "react";
import { useLocation } from "./location.ts";

// React calls the third argument of `useSyncExternalStore` during hydration, and the second argument afterwards.
const neverChanges = () => () => undefined;

/** Returns `inHtml` during hydration, to match the HTML, and the result of `read` afterwards. */
export function useOnceHydrated<T>(read: () => T, inHtml: T): T {
  return useSyncExternalStore(neverChanges, read, () => inHtml);
}

/** Returns `false` during hydration, then re-renders the component and returns `true`. */
export function useHydrated(): boolean {
  return useOnceHydrated(() => true, false);
}

/** Returns the query of the address, including the `?`, or an empty string during hydration. */
export function useHydratedSearch(): string {
  const { search } = useLocation();
  return useOnceHydrated(() => search, "");
}
