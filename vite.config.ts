import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { picturesPlugin } from "./tooling/pictures/vite-plugin.ts";

/** What only a page uses on which somebody may have mistyped. */
const guesses = /(compare-words|suggest-page|use-near-page|did-you-mean)\./;

export default defineConfig({
  plugins: [picturesPlugin(import.meta.dirname), reactRouter()],
  environments: {
    client: {
      build: {
        // Never inlined: a data: address would need its own line in the security policy.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: /node_modules/ },
                // What most pages use, then the rest of what surrounds each. Filters and guesses are in
                // neither: they go with the pages that share them, the rest with its one route.
                {
                  name: "app",
                  test: (id) => /app\/(site|ui|catalogue)|content\//.test(id) && !guesses.test(id),
                  minShareCount: 3,
                },
                {
                  name: "frame",
                  test: (id) => /app\/(site|root)|outside-link/.test(id) && !guesses.test(id),
                },
                { name: "guess", test: guesses },
              ],
            },
          },
        },
      },
    },
  },
});
