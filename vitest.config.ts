import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { inlineScriptsPlugin } from "./build-tools/inline-scripts-plugin.ts";
import { browserFlags, findBrowser } from "./build-tools/project/find-browser.ts";
import { shopFolderPlugin } from "./build-tools/shop-folder.ts";

const inBrowser = "app/**/*.browser.test.tsx";

export default defineConfig({
  plugins: [
    // An owner's change of the content breaks no test.
    shopFolderPlugin(import.meta.dirname, "e2e/shops/fixture"),
    inlineScriptsPlugin(import.meta.dirname),
  ],
  resolve: {
    alias: [
      {
        find: "virtual:pictures",
        replacement: `${import.meta.dirname}/app/picture/picture-fixture.ts`,
      },
      { find: "virtual:shop", replacement: `${import.meta.dirname}/app/shop-fixture.ts` },
    ],
  },
  test: {
    // Vitest would leave one processor to others.
    maxWorkers: "100%",
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // On a busy machine, property tests and clicks are slow, and so is what is polled for.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,server,build-tools,content-check,worker,bench}/**/*.test.{ts,tsx}"],
          exclude: [inBrowser],
          // Files share a process, which takes two thirds of the time, and leave nothing behind.
          isolate: false,
        },
      },
      {
        extends: true,
        // Discovered during a test, they would reload its page.
        optimizeDeps: {
          include: ["react", "react/jsx-dev-runtime", "react-dom/client", "react-dom/server"],
        },
        test: {
          name: "components",
          include: [inBrowser],
          setupFiles: ["app/styles/index.css"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: browserFlags },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
