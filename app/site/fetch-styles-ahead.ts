/** The part of the router's manifest that says which style sheets belong to a page's module. */
type Manifest = {
  readonly routes: Readonly<Record<string, { module: string; css?: readonly string[] }>>;
};

declare global {
  interface Window {
    /** Not in the router's types; e2e/prefetch.spec.ts tells should it go. */
    readonly __reactRouterManifest?: Manifest;
  }
}

/**
 * Has the style sheets of a page come along with its code when that is fetched ahead. By itself the
 * router asks for them after the click, and shows nothing before they are there.
 */
export function fetchStylesAhead(): void {
  // The event does not bubble: it is heard on its way down.
  document.addEventListener("load", ({ target }) => addStyleSheets(target), { capture: true });
}

function addStyleSheets(loaded: EventTarget | null): void {
  if (!(loaded instanceof HTMLLinkElement) || loaded.rel !== "modulepreload") return;
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  const page = routes.find(({ module }) => module === loaded.getAttribute("href"));
  for (const href of page?.css ?? []) {
    if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null) continue;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    document.head.append(link);
  }
}
