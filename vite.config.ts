import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { constantsPlugin } from "./build-tools/constants/constants-plugin.ts";
import { contentPlugin } from "./build-tools/development/content-plugin.ts";
import { fontsPlugin } from "./build-tools/fonts/fonts-plugin.ts";
import { inlineScriptsPlugin } from "./build-tools/html/inline-scripts-plugin.ts";
import { readBasePath } from "./build-tools/output/base-path.ts";
import { chunkGroups } from "./build-tools/output/chunk-groups.ts";
import { compileAhead } from "./build-tools/output/compile-ahead.ts";
import { shakeRouter } from "./build-tools/output/shake-router.ts";
import { skipLoadingState } from "./build-tools/output/skip-loading-state.ts";
import { licencesFile } from "./build-tools/output/write-licences.ts";
import { picturesPlugin } from "./build-tools/pictures/pictures-plugin.ts";
import { backdropsPlugin } from "./build-tools/theme/backdrops-plugin.ts";
import { nameClass } from "./build-tools/theme/name-class.ts";

const root = import.meta.dirname;

export default defineConfig({
  base: readBasePath(),
  plugins: [
    contentPlugin(root),
    constantsPlugin(root),
    inlineScriptsPlugin(root),
    fontsPlugin(root),
    picturesPlugin(root),
    backdropsPlugin(root),
    reactRouter(),
    shakeRouter(),
    skipLoadingState(),
    compileAhead(),
  ],
  resolve: {
    alias: [
      // Instead of the router's own (docs/decisions/023-lost-scripts.md).
      { find: /^\.\/routeModules\.js$/, replacement: `${root}/app/boot/load-route-module.ts` },
      // 3.7 kB of 112 that no page runs (docs/decisions/016-what-is-fetched-first.md).
      {
        find: /^\.\/(?:.+\/)?(?:fog-of-war|route-discovery|instrumentation)\.js$/,
        replacement: `${root}/app/boot/unused-router-parts.ts`,
      },
    ],
  },
  css: { modules: { generateScopedName: (name, file) => nameClass(root, name, file) } },
  build: {
    // The first with popovers (README.md).
    target: ["chrome114", "edge114", "firefox125", "safari17"],
    // One style sheet for all pages: the router would fetch a page's own after the click, and wait.
    cssCodeSplit: false,
  },
  environments: {
    ssr: {
      build: {
        // The router deletes the style sheets of this build only if they are split.
        cssCodeSplit: true,
        // Prerendering bundles all routes; root.tsx imports one lazily for the browser only.
        rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
      },
    },
    client: {
      build: {
        // Never inlined: a data: URL would need its own source in the content policy.
        assetsInlineLimit: 0,
        license: { fileName: licencesFile },
        rolldownOptions: {
          // No property is read for an effect of its getter.
          treeshake: { propertyReadSideEffects: false },
          output: { codeSplitting: { groups: chunkGroups(root) } },
        },
      },
    },
  },
});
