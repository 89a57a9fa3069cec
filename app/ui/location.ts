import { createContext, useContext, useSyncExternalStore } from "react";
import { isAddressShown } from "../page-state.ts";
import { canSwapPages } from "../shared/browser-features.ts";
import type { NavigationInfo } from "../shared/navigation-info.ts";
import { hrefOf, pathWithin } from "../shared/paths.ts";

type PageLocation = {
  /** From the root of the shop. */
  readonly pathname: string;
  readonly search: string;
  /** Another number after each navigation. */
  readonly key: number;
  /** How the address was reached from another query of the same page, if so. */
  readonly reached?: "back" | "search" | "filter";
};

/** The `info` of a navigation that changes the page without scrolling it. */
export const keepScroll: NavigationInfo = { keepScroll: true };

/** The path of the page that is prerendered. */
export const PrerenderedPath = createContext<string | undefined>(undefined);

let current: PageLocation | undefined;

function readLocation(): PageLocation {
  const { pathname, search } = window.location;
  return { pathname: pathWithin(pathname) ?? pathname, search, key: 0 };
}

function currentLocation(): PageLocation {
  return (current ??= readLocation());
}

/** Forgets the address of a page that is being replaced. */
export function forgetLocation(): void {
  current = undefined;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Without the Navigation API, each address is a document of its own.
if (!import.meta.env.SSR && "navigation" in window) {
  navigation.addEventListener("currententrychange", ({ navigationType }) => {
    // Without a type, the state of the entry has changed, not its address. Until another page is shown, the islands of
    // this one keep its address.
    if (navigationType === null || !isAddressShown()) return;
    const before = currentLocation();
    const next = readLocation();
    const words = [before, next].map(({ search }) => new URLSearchParams(search).get("q"));
    const followed = words[0] === words[1] ? "filter" : "search";
    const reached = navigationType === "traverse" ? "back" : followed;
    current = { ...next, key: before.key + 1, reached };
    for (const listener of listeners) listener();
  });
}

/** The address of the page. A component that reads it renders again after each navigation. */
export function useLocation(): PageLocation {
  const path = useContext(PrerenderedPath);
  return useSyncExternalStore(subscribe, currentLocation, () =>
    path === undefined ? currentLocation() : prerendered(path),
  );
}

const prerenderedLocations = new Map<string, PageLocation>();

/** The same object for each path: React asks for it twice. */
function prerendered(pathname: string): PageLocation {
  const known = prerenderedLocations.get(pathname) ?? { pathname, search: "", key: 0 };
  prerenderedLocations.set(pathname, known);
  return known;
}

type Navigation = { readonly replace?: boolean; readonly info?: NavigationInfo };

/** Goes to a path from the root of the shop; in a browser that cannot swap pages, by loading a document. */
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
