import { useEffect } from "react";

/** The router's word for a page's module: its address, and the page it belongs to. */
type RouteEntry = { readonly id: string; readonly module: string };

/**
 * Loads a page's module in place of the router's own function (vite.config.ts), which reloads the page
 * being left when that fails. Here the browser then loads the next page as a document.
 */
export async function loadRouteModule(
  { id, module }: RouteEntry,
  loaded: Record<string, unknown>,
): Promise<unknown> {
  if (id in loaded) return loaded[id];
  // Some browsers cancel the import when the visitor leaves by other means: that wish is newer.
  let leaving = false;
  const leave = () => (leaving = true);
  window.addEventListener("beforeunload", leave);
  try {
    return (loaded[id] = await import(/* @vite-ignore */ module));
  } catch (error) {
    console.error(error);
    // A page not yet hydrated (mark-pending.ts) has just been loaded as a document.
    if (document.documentElement.dataset.pending !== undefined) return new Promise(() => undefined);
    if (leaving) await new Promise((resolve) => window.addEventListener("pageshow", resolve));
    return { default: PageAsDocument };
  } finally {
    window.removeEventListener("beforeunload", leave);
  }
}

/** The router renders it only if nothing else was followed meanwhile, and at the new page's address. */
function PageAsDocument() {
  useEffect(() => {
    const { href } = window.location;
    // From an address that differs in its fragment alone, the browser would load nothing.
    window.history.replaceState(null, "", "?");
    window.location.replace(href);
  }, []);
  return null;
}
