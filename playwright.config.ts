import { defineConfig, devices } from "@playwright/test";
import { browserFlags, findBrowser } from "./build-tools/project/find-browser.ts";
import type { Fixtures, WorkerFixtures } from "./e2e/support/test.ts";

const chromium = {
  ...devices["Desktop Chrome"],
  launchOptions: { executablePath: findBrowser(), args: browserFlags },
};

type Shop = WorkerFixtures["shop"];

/**
 * Returns the project for a folder's end-to-end tests, which depends on the builds of its shops. The owner's
 * shop is built earlier.
 */
const testsOf = (name: string, shop: Shop, ...built: readonly Shop[]) => ({
  name,
  testDir: `e2e/${name}`,
  dependencies: built.map((one) => `build ${one}`),
  use: { ...chromium, shop },
});

/** Each worker runs its own server. */
export default defineConfig<Fixtures, WorkerFixtures>({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on the second try, on a busy machine, is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  workers: 2,
  // Other systems render text differently.
  ignoreSnapshots: process.platform !== "linux",
  snapshotPathTemplate: "{testDir}/{testFileDir}/look/{arg}{ext}",
  // Some tests check a page at many widths, possibly on a busy machine.
  timeout: 60_000,
  reporter: [["line"]],
  use: {
    // Service worker responses would bypass tests that delay requests. Tests with support/changing-host.ts allow
    // them.
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
      // Reuses the fixture shop's encoded pictures.
      dependencies: ["build fixtureShop"],
      testMatch: "setup/shops.setup.ts",
      grep: /setup.ts hebrewShop/,
      timeout: 300_000,
    },
    // The longest test runs first.
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
