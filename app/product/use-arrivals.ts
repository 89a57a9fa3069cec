import { type RefObject, useDeferredValue, useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

/**
 * Whether products that are added to a list in this render arrive with a motion: those that a visitor
 * filters in or reveals do, those of a new page or of one that Back restores do not.
 */
export function useArrivals(list: RefObject<HTMLElement | null>): boolean {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const samePage = useDeferredValue(pathname, "") === pathname;
  const sameEntry = useDeferredValue(key, "") === key;
  const arrivals = samePage && (sameEntry || type !== NavigationType.Pop);

  // The deferred render may come before the first frame: unless they have a style by then, the browser
  // takes these products for added in it.
  useLayoutEffect(() => {
    if (!arrivals) list.current?.getBoundingClientRect();
  });

  return arrivals;
}
