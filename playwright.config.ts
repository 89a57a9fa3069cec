import { join } from "node:path";
import { defineConfig, devices, type PlaywrightTestProject } from "@playwright/test";
import { browserFlags, findBrowser, findProgram } from "./build-tools/project/find-browser.ts";
import type { Fixtures, WorkerFixtures } from "./e2e/support/test.ts";
import { startWebkit } from "./e2e/webkit/webkit.ts";

const chromium = {
  ...devices["Desktop Chrome"],
  launchOptions: { executablePath: findBrowser(), args: browserFlags },
};

const firefox = findProgram(
  "firefox",
  "firefox-esr",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
);

const journeysInFirefox = {
  testDir: "e2e",
  testMatch: ["shop/*.spec.ts", "firefox/*.spec.ts"],
  // What Playwright cannot do in Firefox: emulate media, touch, a time zone or a browser without
  // JavaScript; record layout shifts; tell what came from a cache; evaluate in a page whose Content Security Policy
  // forbids `eval`.
  testIgnore: "shop/{layout-shift,offline*,without-script}.spec.ts",
  grepInvert: /@chromium|motion: reduce/,
  dependencies: ["build fixtureShop"],
  timeout: 60_000,
  use: {
    shop: "fixtureShop",
    browserName: "firefox",
    channel: "moz-firefox",
    colorScheme: null,
    colorSchemes: ["dark"],
    launchOptions: {
      executablePath: join(import.meta.dirname, "e2e/support/launch-firefox.ts"),
      env: { ...process.env, FIREFOX_PATH: firefox },
      firefoxUserPrefs: {
        "layout.css.prefers-color-scheme.content-override": 0,
        "ui.prefersReducedMotion": 0,
        // A mouse: fine and able to hover.
        "ui.primaryPointerCapabilities": 6,
        "ui.allPointerCapabilities": 6,
        // Playwright loses a page that comes from this cache.
        "browser.sessionhistory.max_total_viewers": 0,
      },
    },
  },
} satisfies PlaywrightTestProject<Fixtures, WorkerFixtures>;

const smokeInWebkit = {
  testDir: "e2e/webkit",
  dependencies: ["build fixtureShop"],
  timeout: 60_000,
  workers: 1,
} satisfies PlaywrightTestProject<Fixtures, WorkerFixtures>;

/** In place of the tests in a browser that is not installed: says so. */
const missing = (packages: string) => ({
  testMatch: "setup/missing-browser.setup.ts",
  metadata: { packages },
});

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
  retries: 0,
  workers: 2,
  // Other systems draw other letters.
  ignoreSnapshots: process.platform !== "linux",
  snapshotPathTemplate: "{testDir}/{testFileDir}/look/{arg}{ext}",
  // Some tests look at one screen at many widths; machines may be busy.
  timeout: 60_000,
  reporter: [["line"]],
  use: {
    // A service worker's responses bypass tests that delay requests; offline.spec.ts allows it.
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
      name: "firefox",
      default: false,
      ...(firefox === undefined ? missing("firefox-esr") : journeysInFirefox),
    },
    {
      name: "webkit",
      default: false,
      ...(startWebkit === undefined ? missing("webkit2gtk-driver xvfb") : smokeInWebkit),
    },
  ],
});
