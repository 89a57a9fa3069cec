import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findBrowser, findWholeBrowser } from "./find-browser.ts";

/** A step of `npm test`: finds the browsers for the tests. On a CI machine, installs Debian's as root. */
try {
  console.log(findBrowser());
  // For what the shell does not have.
  findWholeBrowser();
} catch (error) {
  const debianAsRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!process.env.CI || process.env.CHROMIUM_PATH || !debianAsRoot) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  console.log("There is no Chromium: installing Debian's packages, as CI is set.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const packages = ["chromium-headless-shell", "chromium"];
  const install = ["install", "--yes", "--no-install-recommends", ...packages];
  for (const command of [["update"], install]) {
    execFileSync("apt-get", ["-qq", ...command], { stdio: ["ignore", "ignore", "inherit"], env });
  }
}
