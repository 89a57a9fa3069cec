import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { readBasePath } from "./tooling/base-path.ts";
import { picturesPlugin } from "./tooling/pictures/vite-plugin.ts";

const inEveryPage = /^(?:app\/(?:site|ui|catalogue|root)|content\/)|virtual:pictures/;

/** What serves lists alone (filters and orders) or mistyped words and addresses alone. */
const inSomePages =
  /browse-bar|filter|order-|use-browsing|facets|choice|compare-words|suggest-|near-page|did-you-mean|find-pages/;

function travelsWithEveryPage(id: string): boolean {
  const path = relative(import.meta.dirname, id);
  return inEveryPage.test(path) && !inSomePages.test(path);
}

export default defineConfig({
  base: readBasePath(),
  plugins: [picturesPlugin(import.meta.dirname), reactRouter()],
  environments: {
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
                // The rest goes with its route, or with the routes that share it.
                { name: "app", test: travelsWithEveryPage },
              ],
            },
          },
        },
      },
    },
  },
});
