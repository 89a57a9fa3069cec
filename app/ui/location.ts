import { createContext, useContext, useSyncExternalStore } from "react";
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

/** What `info` says of a navigation that changes the page without scrolling it. */
export const keepScroll = "keep-scroll";

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

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isSamePage(one: PageLocation, other: PageLocation): boolean {
  const [first, second] = [one, other].map(({ pathname }) => pathname.replace(/\/$/, ""));
  return first === second;
}

// Without the Navigation API, each address is a document of its own.
if (!import.meta.env.SSR && "navigation" in window) {
  navigation.addEventListener("currententrychange", ({ navigationType }) => {
    const before = currentLocation();
    const next = readLocation();
    // Without a type, the state of the entry has changed, not its address. Another page comes with islands of
    // its own: until it replaces this one, these stay as they are.
    if (navigationType === null || !isSamePage(before, next)) return;
    const words = [before, next].map(({ search }) => new URLSearchParams(search).get("q"));
    const followed = words[0] === words[1] ? "filter" : "search";
    const reached = navigationType === "traverse" ? "back" : followed;
    current = { ...next, key: before.key + 1, reached };
    for (const listener of listeners) listener();
  });
}

/** Makes the address that of a page which has just replaced another. */
export function startPage(): void {
  const next = readLocation();
  if (!isSamePage(currentLocation(), next)) current = next;
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

type Navigation = { readonly replace?: boolean; readonly info?: typeof keepScroll };

/** Goes to a path from the root of the shop: without the Navigation API, by a load. */
export function navigateTo(path: string, { replace = false, info }: Navigation = {}): void {
  const address = hrefOf(path);
  if ("navigation" in window) {
    navigation.navigate(address, { history: replace ? "replace" : "auto", info });
  } else if (replace) {
    location.replace(address);
  } else {
    location.assign(address);
  }
}
