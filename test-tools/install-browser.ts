import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findBrowser, findFirefox, findWebKit, findWholeBrowser } from "./find-browser.ts";

/** The browsers of the tests, each with its packages in Debian. Chromium crashes without fontconfig and a font. */
const browsers = [
  {
    name: "Chromium",
    // Some tests need features that the headless shell lacks.
    isInstalled: () =>
      process.env.CHROMIUM_PATH !== undefined ||
      (messageOf(findBrowser) === undefined && messageOf(findWholeBrowser) === undefined),
    packages: [
      "chromium",
      "chromium-headless-shell",
      "fontconfig",
      "fonts-dejavu-core",
      "fonts-liberation",
      "fonts-roboto-unhinted",
    ],
  },
  { name: "Firefox", isInstalled: () => findFirefox() !== undefined, packages: ["firefox-esr"] },
  {
    name: "WebKitGTK",
    isInstalled: () => findWebKit() !== undefined,
    packages: ["webkit2gtk-driver", "xvfb"],
  },
];

/**
 * Installs the browsers named as arguments that the machine lacks, without which the tests cannot run: as root on
 * Debian its packages, elsewhere Playwright's Chromium in Playwright's own cache. Tests name the others that are
 * missing (e2e/browsers/).
 */
const missing = browsers.filter(
  ({ name, isInstalled }) => process.argv.includes(name) && !isInstalled(),
);
const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
const names = missing.map(({ name }) => name).join(" and ");
if (missing.length > 0) {
  try {
    if (isRootOnDebian) {
      console.log(`Installing ${names} from Debian's packages, because the tests need them.`);
      installPackages(missing.flatMap(({ packages }) => packages));
    } else if (names.startsWith("Chromium")) {
      console.log(
        "Installing Playwright's Chromium in Playwright's cache, because the tests need it.",
      );
      const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
      execFileSync(process.execPath, [playwright, "install", "chromium"], { stdio: "inherit" });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
const problem = messageOf(findWholeBrowser);
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 1;
}

function installPackages(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = ["install", "--yes", "--no-install-recommends", ...packages];
  for (const command of [["update"], install]) {
    execFileSync("apt-get", ["-qq", ...command], { stdio: ["ignore", "ignore", "inherit"], env });
  }
}

/** Returns the message of the error that a search for a browser throws, or `undefined` if it finds one. */
function messageOf(find: () => string): string | undefined {
  try {
    find();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
