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

/** Without the Navigation API, each address is a document of its own. */
function subscribe(listener: () => void): () => void {
  if (!("navigation" in window)) return () => undefined;
  const update = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    // Without a type, the state of the entry has changed, not its address.
    if (navigationType !== null) listener();
  };
  navigation.addEventListener("currententrychange", update);
  return () => navigation.removeEventListener("currententrychange", update);
}

if (!import.meta.env.SSR && "navigation" in window) {
  navigation.addEventListener("currententrychange", ({ navigationType }) => {
    if (navigationType === null) return;
    const before = currentLocation();
    const next = readLocation();
    const words = [before, next].map(({ search }) => new URLSearchParams(search).get("q"));
    const followed = words[0] === words[1] ? "filter" : "search";
    const reached = navigationType === "traverse" ? "back" : followed;
    current = { ...next, key: before.key + 1, reached };
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
