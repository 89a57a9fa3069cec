import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { inlineScriptsPlugin } from "./build-tools/inline-scripts-plugin.ts";
import { shopFolderPlugin } from "./build-tools/shop-folder.ts";
import { browserFlags, findBrowser } from "./test-tools/find-browser.ts";

const inBrowser = "app/**/*.browser.test.tsx";

export default defineConfig({
  plugins: [
    // Tests use the fixture shop, so owners can change their content without breaking tests.
    shopFolderPlugin(import.meta.dirname, "e2e/test-shops/fixture"),
    inlineScriptsPlugin(import.meta.dirname),
  ],
  resolve: {
    alias: [
      {
        find: "virtual:pictures",
        replacement: `${import.meta.dirname}/app/picture/picture-fixture.ts`,
      },
      {
        find: /^virtual:(?:shop|options)$/,
        replacement: `${import.meta.dirname}/app/shop-fixture.ts`,
      },
    ],
  },
  test: {
    // Uses all processors. By default, Vitest leaves one processor free.
    maxWorkers: "100%",
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Allows enough time for property tests, clicks and polling on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,server,build-tools,content-check,bench,docs}/**/*.test.{ts,tsx}"],
          exclude: [inBrowser],
          // Test files share a process, which saves a third of the time. Each file cleans up after itself.
          isolate: false,
        },
      },
      {
        extends: true,
        // If Vite discovered these dependencies during a test, it would reload the test's page.
        optimizeDeps: {
          include: [
            "react",
            "react/jsx-dev-runtime",
            "react-dom/client",
            "react-dom/server",
            "marked",
            "parse5",
          ],
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
