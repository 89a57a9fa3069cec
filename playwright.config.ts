import { defineConfig, devices } from "@playwright/test";
import { browserFlags, findBrowser } from "./build-tools/project/find-browser.ts";
import type { Fixtures, WorkerFixtures } from "./e2e/support/test.ts";

const chromium = {
  ...devices["Desktop Chrome"],
  launchOptions: { executablePath: findBrowser(), args: browserFlags },
};

type Shop = WorkerFixtures["shop"];

/** The end-to-end tests of a folder, and the shops that are built for them: the owner's is built already. */
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
  // A test that fails once on a busy machine is reported as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  workers: 2,
  // Other systems draw other letters.
  ignoreSnapshots: process.platform !== "linux",
  snapshotPathTemplate: "{testDir}/{testFileDir}/look/{arg}{ext}",
  // Some tests look at one screen at many widths; machines may be busy.
  timeout: 60_000,
  reporter: [["line"]],
  use: {
    // A service worker's responses bypass tests that delay requests; those of support/changing-host.ts allow it.
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
      // It has the fixture shop's pictures, which are encoded once.
      dependencies: ["build fixtureShop"],
      testMatch: "setup/shops.setup.ts",
      grep: /setup.ts hebrewShop/,
      timeout: 300_000,
    },
    // The longest test comes first.
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
