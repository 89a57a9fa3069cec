import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { picturesPlugin } from "./tooling/pictures/vite-plugin.ts";

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
                // What surrounds every page, and what most pages use. The rest goes with its route, or
                // with the two that share it, so that nobody loads filters who does not see a list.
                { name: "app", test: /app\/(site|root)|outside-link/ },
                { name: "app", test: /app\/(ui|catalogue)|content\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});
