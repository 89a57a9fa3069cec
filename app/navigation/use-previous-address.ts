import { useLocation } from "react-router";
import { useOnceHydrated } from "../ui/hydration.ts";

/**
 * The address of the history entry before the current one, from the root of the shop; `undefined` if it
 * is another site's, in prerendered HTML, and in browsers without the Navigation API.
 */
export function usePreviousAddress(): string | undefined {
  // The router's location changes with each entry.
  useLocation();
  return useOnceHydrated(readPreviousAddress, undefined);
}

function readPreviousAddress(): string | undefined {
  if (!("navigation" in window)) return undefined;
  const { navigation } = window;
  const previous = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  const site = window.location.origin + import.meta.env.BASE_URL;
  return previous?.url?.startsWith(site) ? `/${previous.url.slice(site.length)}` : undefined;
}
