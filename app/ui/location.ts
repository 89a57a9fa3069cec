import { createContext, useContext, useSyncExternalStore } from "react";
import { isAddressShown, shownAddress, shownPage } from "../page-state.ts";
import { canSwapPages } from "../shared/browser-features.ts";
import type { NavigationInfo } from "../shared/navigation-info.ts";
import { hrefOf, pathWithin } from "../shared/paths.ts";

type PageLocation = {
  /** The page's path, relative to the shop's root; the address's path on the not-found page. */
  readonly pathname: string;
  readonly search: string;
  /** A number that changes with each navigation. */
  readonly key: number;
  /** How the page's query last changed; absent before the first change. */
  readonly reached?: "back" | "search" | "filter";
};

/** The `info` of a navigation that must not scroll the page. */
export const keepScroll: NavigationInfo = { keepScroll: true };

/** The path of the page being prerendered. */
export const PrerenderedPath = createContext<string | undefined>(undefined);

let current: PageLocation | undefined;

function readLocation(): PageLocation {
  const { pathname, search } = shownAddress();
  return { pathname: shownPage() ?? pathWithin(pathname) ?? pathname, search, key: 0 };
}

function currentLocation(): PageLocation {
  return (current ??= readLocation());
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: PageLocation | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

// In browsers without the Navigation API, each address loads its own document, so the location never changes.
if (!import.meta.env.SSR && "navigation" in window) {
  // Another page has been swapped in (navigation/swap-page.ts). Islands outside its main content stay.
  document.addEventListener("swapped", () => change(undefined));
  navigation.addEventListener("currententrychange", ({ navigationType }) => {
    // Without a navigation type, only the history entry's state has changed. If the address already
    // belongs to the next page, the islands of the current page keep the old location.
    if (navigationType === null || !isAddressShown()) return;
    const before = currentLocation();
    const next = readLocation();
    const words = [before, next].map(({ search }) => new URLSearchParams(search).get("q"));
    const followed = words[0] === words[1] ? "filter" : "search";
    const reached = navigationType === "traverse" ? "back" : followed;
    change({ ...next, key: before.key + 1, reached });
  });
}

/** Returns the page's location and re-renders the component after each navigation. */
export function useLocation(): PageLocation {
  const path = useContext(PrerenderedPath);
  return useSyncExternalStore(subscribe, currentLocation, () =>
    path === undefined ? currentLocation() : prerendered(path),
  );
}

const prerenderedLocations = new Map<string, PageLocation>();

/**
 * Returns the location of a page being prerendered. The same path always yields the same object, as
 * `useSyncExternalStore` requires.
 */
function prerendered(pathname: string): PageLocation {
  const known = prerenderedLocations.get(pathname) ?? { pathname, search: "", key: 0 };
  prerenderedLocations.set(pathname, known);
  return known;
}

type Navigation = { readonly replace?: boolean; readonly info?: NavigationInfo };

/** Navigates to a path relative to the shop's root. Browsers that cannot swap pages load the path as a document. */
export function navigateTo(path: string, { replace = false, info }: Navigation = {}): void {
  const address = hrefOf(path);
  if (canSwapPages()) {
    navigation.navigate(address, { history: replace ? "replace" : "auto", info });
  } else if (replace) {
    location.replace(address);
  } else {
    location.assign(address);
  }
}
