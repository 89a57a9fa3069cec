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
                // What most pages use, then the rest of what surrounds each. Filters are in neither: they
                // go with the two lists that share them, and what one route alone uses with that route.
                { name: "app", test: /app\/(site|ui|catalogue)|content\//, minShareCount: 3 },
                { name: "frame", test: /app\/(site|root)|outside-link/ },
              ],
            },
          },
        },
      },
    },
  },
});
