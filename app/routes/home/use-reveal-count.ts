import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { parseRevealCount, revealMore } from "../../catalogue/reveal-products.ts";

const listeners = new Set<() => void>();

/**
 * How many products are shown, and what shows more. The count stands in the entry of the history,
 * so that Back finds the products that were revealed; it is put there past the router, which would
 * take it for a navigation and render the whole page.
 */
export function useRevealCount() {
  // Another entry has another count: the router tells when there is one.
  useLocation();
  const revealed = useSyncExternalStore(subscribe, readRevealed, () => undefined);
  const visible = parseRevealCount(revealed);
  const showMore = () => {
    window.history.replaceState({ ...window.history.state, revealed: revealMore(visible) }, "");
    for (const listener of listeners) listener();
  };
  return { visible, showMore };
}

function readRevealed(): unknown {
  return window.history.state?.revealed;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
