import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { readBasePath } from "./tooling/base-path.ts";
import { contentPlugin } from "./tooling/check/content-plugin.ts";
import { picturesPlugin } from "./tooling/pictures/vite-plugin.ts";
import { themePlugin } from "./tooling/theme-plugin.ts";

const root = import.meta.dirname;

const inEveryPage = /^(?:app\/(?:site|ui|catalogue|root)|content\/)|virtual:/;

/** What serves lists and searches alone, or mistyped words and addresses alone. */
const inSomePages =
  /^app\/.*(?:browse-bar|filter|order-|use-browsing|facets|choice|compare-words|suggest-|near-page|did-you-mean|find-pages|check-box|result-count|nothing-found|ways-|(?:search|select|count)-products)/;

function isIn(part: RegExp, id: string): boolean {
  return part.test(relative(root, id));
}

export default defineConfig({
  base: readBasePath(),
  plugins: [contentPlugin(root), picturesPlugin(root), themePlugin(root), reactRouter()],
  environments: {
    // Prerendering has all routes in one file; that root.tsx asks for one later is for the browser.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: {
      build: {
        // Never inlined: a data: address would need its own line in the security policy.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files: the libraries, what pages share, and what is each page's own.
              groups: [
                { name: "vendor", test: /node_modules/ },
                { name: "app", test: (id) => isIn(inEveryPage, id) && !isIn(inSomePages, id) },
                { name: "lists", test: (id) => isIn(inSomePages, id) },
              ],
            },
          },
        },
      },
    },
  },
});
