import { defineConfig, devices } from "@playwright/test";
import { browserFlags, findBrowser } from "./build-tools/project/find-browser.ts";
import type { WorkerFixtures } from "./e2e/support/test.ts";

// Workers load this file, too: they reuse the browser found first.
process.env.CHROMIUM_PATH = findBrowser();

/** Each project builds the shop it tests if something changed; each worker runs its own server. */
export default defineConfig<object, WorkerFixtures>({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [["line"]],
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserFlags,
    },
    // A service worker's responses bypass tests that delay requests; offline.spec.ts allows it.
    serviceWorkers: "block",
  },
  projects: [
    { name: "build content", testMatch: "setup/content.setup.ts" },
    { name: "build fixture shop", testMatch: "setup/fixture-shop.setup.ts" },
    { name: "build German shop", testMatch: "setup/german-shop.setup.ts" },
    {
      name: "shop",
      testDir: "e2e/shop",
      dependencies: ["build fixture shop"],
      use: { shop: "fixtureShop" },
    },
    {
      name: "hosts",
      testDir: "e2e/hosts",
      dependencies: ["build fixture shop", "build German shop"],
      use: { shop: "germanShop" },
    },
    {
      name: "development",
      testDir: "e2e/development",
      dependencies: ["build fixture shop"],
      use: { shop: "fixtureShop" },
    },
    {
      name: "owner",
      testDir: "e2e/owner",
      dependencies: ["build content"],
      use: { shop: "content" },
    },
  ],
});
