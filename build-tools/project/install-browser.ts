import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser, findWholeBrowser } from "./find-browser.ts";

/** Finds the browsers for `npm test`. Installs missing browsers only when run as root on a Debian CI machine. */
try {
  console.log(findBrowser());
  // Some tests need features that the headless shell lacks.
  findWholeBrowser();
} catch (error) {
  const debianAsRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!process.env.CI || process.env.CHROMIUM_PATH || !debianAsRoot) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  console.log("Chromium is missing, and CI is set: installing Debian's packages.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const packages = ["chromium-headless-shell", "chromium"];
  const install = ["install", "--yes", "--no-install-recommends", ...packages];
  for (const command of [["update"], install]) {
    execFileSync("apt-get", ["-qq", ...command], { stdio: ["ignore", "ignore", "inherit"], env });
  }
}
