import type { Plugin } from "vite";

/**
 * In development, applies a saved CSS module without reloading the page: the style sheet that the HTML
 * links to until hydration accepts no change.
 */
export function styleUpdatesPlugin(): Plugin {
  return {
    name: "style-updates",
    apply: "serve",
    hotUpdate: ({ modules }) => modules.filter(({ url }) => !url.endsWith(".module.css?direct")),
  };
}
