import puppeteer, { type Page } from "puppeteer-core";
import { findFirefox } from "../../test-tools/find-browser.ts";
import { type Browser, type StartBrowser, windowSize } from "./browser.ts";

/** Returns a function that starts Firefox, which is driven over WebDriver BiDi; `undefined` if it is not installed. */
export function findStartFirefox(): StartBrowser | undefined {
  const executablePath = findFirefox();
  if (executablePath === undefined) return undefined;
  return async (work) => {
    const firefox = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      defaultViewport: windowSize,
    });
    try {
      await work(drive(await firefox.newPage()));
    } finally {
      await firefox.close();
    }
  };
}

/** Matches Firefox's own line about a request to a service worker that ended because its page was left. */
const isStopped = /A ServiceWorker intercepted the request and encountered an unexpected error/;

function drive(page: Page): Browser {
  const log: string[] = [];
  page.on("console", (message) => log.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => {
    if (!isStopped.test(String(error))) log.push(String(error));
  });
  return {
    readLog: async () => log,
    open: async (address) => void (await page.goto(address)),
    click: (css) => page.locator(css).click(),
    type: async (css, text) => {
      await page.locator(css).wait();
      await page.type(css, text);
    },
    pressEscape: () => page.keyboard.press("Escape"),
    back: () => page.evaluate(() => history.back()),
    run: (call, given = "") => page.evaluate(call, given),
  };
}
