import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { readBasePath } from "./build-tools/base-path.ts";
import { buildPlugin } from "./build-tools/build-plugin.ts";
import { contentPlugin } from "./build-tools/content-plugin.ts";
import { fontsPlugin } from "./build-tools/fonts/fonts-plugin.ts";
import { inlineScriptsPlugin } from "./build-tools/inline-scripts-plugin.ts";
import { nameClasses } from "./build-tools/name-class.ts";
import { pagesPlugin } from "./build-tools/pages-plugin.ts";
import { picturesPlugin } from "./build-tools/pictures/pictures-plugin.ts";
import { policyPlugin } from "./build-tools/policy-plugin.ts";
import { licensesFile } from "./build-tools/post-build/write-licenses.ts";
import { publicFilesPlugin } from "./build-tools/public-files-plugin.ts";
import { shopFolderPlugin } from "./build-tools/shop-folder.ts";
import { optionsPlugin } from "./build-tools/shop/options-plugin.ts";
import { shopPlugin } from "./build-tools/shop/shop-plugin.ts";

const root = import.meta.dirname;

const base = readBasePath();

export default defineConfig(({ command }) => ({
  base,
  plugins: [
    shopFolderPlugin(root),
    contentPlugin(root),
    policyPlugin(base),
    shopPlugin(root),
    optionsPlugin(root),
    inlineScriptsPlugin(root),
    fontsPlugin(root),
    picturesPlugin(root),
    pagesPlugin(root),
    publicFilesPlugin(root),
    react(),
    buildPlugin(root),
  ],
  css: {
    modules: {
      generateScopedName:
        command === "build" ? nameClasses(root) : "[name]_[local]_[hash:base64:4]",
    },
  },
  build: {
    // The first browser versions with popovers (README.md).
    target: ["chrome114", "edge114", "firefox125", "safari17"],
    // Inlined files would be data: URLs, which the Content Security Policy would have to allow.
    assetsInlineLimit: 0,
    // The entry script prefetches chunks itself (app/entry.client.ts).
    modulePreload: false,
    // All pages share one style sheet.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        license: { fileName: licensesFile },
        rolldownOptions: {
          // Lets the bundler assume that no getter has side effects.
          treeshake: { propertyReadSideEffects: false },
          // Separates libraries from our own code, because a single large script takes longer to run.
          output: {
            codeSplitting: { groups: [{ name: "vendor", test: /node_modules/ }] },
            // Makes Chromium compile all functions on another thread.
            postBanner: "//# allFunctionsCalledOnLoad",
          },
        },
      },
    },
  },
}));
