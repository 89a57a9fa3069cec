import { useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { useHydrated } from "../ui/hydration.ts";

/**
 * Whether products that are added to a list in this render arrive with a motion: those that a visitor
 * filters in or reveals do, those of a new page or of one that Back or a reload restores do not.
 */
export function useEntryAnimation(products: readonly unknown[]): boolean {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const hydrated = useHydrated();
  const current = { products, pathname, key, hydrated };
  const [shown, setShown] = useState({ ...current, arrivals: false });
  if (shown.products !== products || shown.hydrated !== hydrated) {
    const samePage = shown.pathname === pathname && shown.hydrated === hydrated;
    const arrivals = samePage && (shown.key === key || type !== NavigationType.Pop);
    setShown({ ...current, arrivals });
  }
  return shown.arrivals;
}
