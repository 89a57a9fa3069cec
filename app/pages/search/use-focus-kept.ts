import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A suggestion is gone once it is followed: focus then moves to the result count. Returns the key. */
export function useFocusKept(): string {
  const { key } = useLocation();
  const seen = useRef(key);

  // Only once the new result is in the document is the focus lost.
  useEffect(() => {
    if (seen.current !== key && document.activeElement === document.body) {
      document.getElementById("result-count")?.focus({ preventScroll: true });
    }
    seen.current = key;
  }, [key]);

  return key;
}
