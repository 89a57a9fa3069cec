import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { readBasePath } from "./tooling/base-path.ts";
import { contentPlugin } from "./tooling/check/content-plugin.ts";
import { fontsPlugin } from "./tooling/fonts/fonts-plugin.ts";
import { picturesPlugin } from "./tooling/pictures/pictures-plugin.ts";
import { scriptFiles } from "./tooling/script-files.ts";
import { themePlugin } from "./tooling/theme-plugin.ts";

const root = import.meta.dirname;

export default defineConfig({
  base: readBasePath(),
  plugins: [
    contentPlugin(root),
    fontsPlugin(root),
    picturesPlugin(root),
    themePlugin(root),
    reactRouter(),
  ],
  environments: {
    // Prerendering has all routes in one file; that root.tsx asks for one later is for the browser.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: {
      build: {
        // Never inlined: a data: address would need its own line in the security policy.
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: scriptFiles(root) },
          },
        },
      },
    },
  },
});
