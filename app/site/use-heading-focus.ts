import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a navigation inside the page, puts the focus on the new page's heading (or on the part that
 * the address names), so that a screen reader begins there. The scroll position is left alone.
 */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation();
  const seen = useRef(pathname + hash);

  // Focus is the browser's state: it can only be moved once the new page stands in the document.
  useEffect(() => {
    if (seen.current === pathname + hash) return;
    seen.current = pathname + hash;
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector("h1");
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
