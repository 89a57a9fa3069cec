import { defineConfig, devices } from "@playwright/test";
import type { Fixtures, WorkerFixtures } from "./e2e/support/test.ts";
import { browserFlags, findBrowser } from "./test-tools/find-browser.ts";

const chromium = {
  ...devices["Desktop Chrome"],
  launchOptions: { executablePath: findBrowser(), args: browserFlags },
};

type Shop = WorkerFixtures["shop"];

/**
 * Returns the Playwright project for a folder's end-to-end tests. The project runs after its test shops are built. The
 * owner's shop is built before Playwright starts.
 */
const testsOf = (name: string, shop: Shop, ...built: readonly Shop[]) => ({
  name,
  testDir: `e2e/${name}`,
  dependencies: built.map((one) => `build ${one}`),
  use: { ...chromium, shop },
});

/** Each Playwright worker runs its own server. */
export default defineConfig<Fixtures, WorkerFixtures>({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  // On a busy machine, a test may pass only on the second try. Playwright then reports the test as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  workers: 2,
  // Compares screenshots only on Linux, because other systems render text differently.
  ignoreSnapshots: process.platform !== "linux",
  snapshotPathTemplate: "{testDir}/{testFileDir}/look/{arg}{ext}",
  // Allows enough time for tests that check a page at many widths on a busy machine.
  timeout: 60_000,
  reporter: [["line"]],
  use: {
    // A service worker would respond to requests that tests delay or block. Tests that use support/changing-host.ts
    // allow service workers.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "build fixtureShop",
      testMatch: "setup/shops.setup.ts",
      grep: /setup.ts fixtureShop/,
      timeout: 300_000,
    },
    {
      name: "build hebrewShop",
      // Runs after the fixture shop's build to reuse its encoded pictures.
      dependencies: ["build fixtureShop"],
      testMatch: "setup/shops.setup.ts",
      grep: /setup.ts hebrewShop/,
      timeout: 300_000,
    },
    // This project is first, because it contains the longest test.
    testsOf("development", "fixtureShop", "fixtureShop"),
    testsOf("shop", "fixtureShop", "fixtureShop"),
    testsOf("variants", "hebrewShop", "fixtureShop", "hebrewShop"),
    testsOf("owner", "content"),
    {
      name: "browsers",
      default: false,
      testDir: "e2e/browsers",
      dependencies: ["build fixtureShop"],
      timeout: 120_000,
      workers: 1,
    },
  ],
});
