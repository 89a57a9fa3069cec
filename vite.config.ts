import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { readBasePath } from "./tooling/base-path.ts";
import { picturesPlugin } from "./tooling/pictures/vite-plugin.ts";

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
                {
                  name: "app",
                  test: /\/app\/(?:site|ui|catalogue|root)|\/content\/|virtual:pictures/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
