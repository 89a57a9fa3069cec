import { useLayoutEffect } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";

/** Under this the router keeps the scroll position of each entry of the history. */
export const scrollStorage = "scroll";

/**
 * After a reload, puts a page whose list was not in the prerendered HTML to where it was: only now
 * that the list is there is the page as long as it was.
 */
export function useScrollMemory(): void {
  const hydrated = useHydrated();

  // Scrolling is the browser's state, and has to be right before the first paint of the list.
  useLayoutEffect(() => {
    const { address } = document.documentElement.dataset;
    if (!hydrated || address === undefined || address === "category") return;
    const top = readPosition(window.history.state?.key);
    if (top !== undefined) window.scrollTo(0, top);
  }, [hydrated]);
}

function readPosition(key: string): number | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(scrollStorage) ?? "{}")[key];
  } catch {
    return undefined;
  }
}
