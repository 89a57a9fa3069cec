import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "@playwright/test";
import { Builder, type WebDriver } from "selenium-webdriver";
import { findProgram } from "../../build-tools/project/find-browser.ts";
import { findFreePort } from "../../build-tools/project/find-free-port.ts";

const libraries = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;

/** The browsers to test besides Chromium, each with its WebDriver. */
export const browsers = [
  {
    name: "Firefox",
    install: "firefox-esr and geckodriver (Debian does not package geckodriver)",
    driver: findProgram("geckodriver"),
    binary: findProgram("firefox-esr", "firefox"),
    capabilities: (binary: string) => ({
      browserName: "firefox",
      "moz:firefoxOptions": { binary, args: ["-headless"] },
    }),
  },
  {
    name: "WebKitGTK",
    install: "webkit2gtk-driver and, without a screen, xvfb: xvfb-run npm run test:browsers",
    driver: process.env.DISPLAY === undefined ? undefined : findProgram("WebKitWebDriver"),
    binary: findProgram(
      `${libraries}/webkit2gtk-4.1/MiniBrowser`,
      `${libraries}/webkit2gtk-4.0/MiniBrowser`,
    ),
    capabilities: (binary: string) => ({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    }),
  },
];

/**
 * Returns a function that starts the browser, runs `work` with it, and closes the browser. Returns undefined if the
 * browser is not installed.
 */
export function findBrowser({ driver, binary, capabilities }: (typeof browsers)[number]) {
  if (driver === undefined || binary === undefined) return undefined;
  return async (work: (browser: WebDriver) => Promise<void>): Promise<void> => {
    const port = await findFreePort();
    const server = `http://127.0.0.1:${port}`;
    const child = spawn(driver, [`--port=${port}`], { stdio: "ignore" });
    const ended = once(child, "exit");
    try {
      await expect(() => fetch(`${server}/status`)).toPass({ timeout: 30_000 });
      const builder = new Builder().disableEnvironmentOverrides().usingServer(server);
      const browser = await builder.withCapabilities(capabilities(binary)).build();
      await work(browser).finally(() => browser.quit());
    } finally {
      child.kill();
      await ended;
    }
  };
}
