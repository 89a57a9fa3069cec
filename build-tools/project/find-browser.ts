import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram } from "./find-program.ts";

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
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The browser for the tests: `CHROMIUM_PATH`, an installed Chromium or Chrome, Playwright's own
 * download, or Debian's package, which is installed when run as root.
 *
 * @throws if there is none; the message says what to install
 */
export function findBrowser(log: (line: string) => void = console.log): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== "") {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file. Correct or unset it.`);
  }
  return findProgram(...programs) ?? downloaded() ?? installFromDebian(log) ?? giveUp();
}

function downloaded(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installFromDebian(log: (line: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  log("No Chromium found: installing Debian's package `chromium` (apt-get install chromium).");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore", env: environment });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: environment,
    });
  } catch {
    return undefined;
  }
  return findProgram(...programs);
}

function giveUp(): never {
  throw new Error(
    "The end-to-end tests need a Chromium: install Chromium or Chrome, run `npx playwright install chromium`, or set CHROMIUM_PATH.",
  );
}
