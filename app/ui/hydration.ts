import { useSyncExternalStore } from "react";
import { useLocation } from "./location.ts";

// React calls the third argument of `useSyncExternalStore` while it hydrates, otherwise the second.
const neverChanges = () => () => undefined;

/** What prerendered HTML does not have: `inHtml` during hydration, then what `read` returns. */
export function useOnceHydrated<T>(read: () => T, inHtml: T): T {
  return useSyncExternalStore(neverChanges, read, () => inHtml);
}

/** False during hydration, then true: a component that uses it renders again after hydration. */
export function useHydrated(): boolean {
  return useOnceHydrated(() => true, false);
}

/** The query of the address, with its `?`; empty during hydration. */
export function useHydratedSearch(): string {
  const { search } = useLocation();
  return useOnceHydrated(() => search, "");
}
