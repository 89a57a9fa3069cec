import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/**
 * Chromium flags for tests and measurements. They stop background traffic and let root run Chromium in a container.
 */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium program without windows. The headless shell cuts test time by a third, but has no back/forward cache. */
const headlessShell = "chromium-headless-shell";

const programs = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Returns the path of the browser for the tests: `CHROMIUM_PATH`, an installed Chromium or Chrome, or Playwright's
 * download.
 * @throws if no browser is found; the message says what to install
 */
export function findBrowser(): string {
  return findNamed() ?? findProgram(headlessShell) ?? findWholeBrowser();
}

/**
 * Returns the path of a browser as `findBrowser` does, but never the headless shell.
 * @throws if no browser is found; the message says what to install
 */
export function findWholeBrowser(): string {
  const found = findNamed() ?? findProgram(...programs, chromium.executablePath());
  if (found !== undefined) return found;
  throw new Error(
    "The tests need Chromium or Chrome. Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to an installed browser.",
  );
}

/** Returns the path of Firefox, if it is installed. */
export function findFirefox(): string | undefined {
  return findProgram(
    "firefox-esr",
    "firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  );
}

const libraries = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;

/** Returns the paths of WebKitGTK's browser, its WebDriver and a virtual screen, if all three are installed. */
export function findWebKit() {
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  const binary = findProgram(
    `${libraries}/webkit2gtk-4.1/MiniBrowser`,
    `${libraries}/webkit2gtk-4.0/MiniBrowser`,
  );
  if (driver === undefined || screen === undefined || binary === undefined) return undefined;
  return { driver, screen, binary };
}

function findNamed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named === undefined || named === "" || existsSync(named)) return named || undefined;
  throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file. Correct or unset it.`);
}

/** Returns the path of the first installed program among the given names and paths. */
function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => (/[/\\]/.test(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}
