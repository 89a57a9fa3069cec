import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Flags for tests and measurements: no background traffic, and able to run as root in a container. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const programs = [
  // Chromium without a window: journeys need two thirds of the time.
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The browser for the tests: `CHROMIUM_PATH`, an installed Chromium or Chrome, or Playwright's own
 * download.
 * @throws if there is none; the message says what to install
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file. Correct or unset it.`);
  }
  const found = findProgram(...programs, chromium.executablePath());
  if (found !== undefined) return found;
  throw new Error(
    "The tests need a Chromium: `npx playwright install --with-deps chromium` installs one. An installed Chromium or Chrome is found by itself, or by CHROMIUM_PATH.",
  );
}

/** The first of these programs that is installed, by name or by path. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names
    .flatMap((name) => (/[/\\]/.test(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find((path) => existsSync(path));
}
