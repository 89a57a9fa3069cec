import type { Browser } from "@playwright/test";
import { desk, waitForScript, withFreshPage } from "./browser.ts";
import type { Deed } from "./deed.ts";

/** The finished answer to a click, to be put in without the shop's scripts. */
export type ReadyAnswer = {
  /** The page's `main`. */
  readonly html: string;
  /** The addresses of its style sheets. */
  readonly sheets: readonly string[];
};

/** Has the shop answer once, and takes down what it answered. */
export function makeReady(browser: Browser, shop: string, deed: Deed): Promise<ReadyAnswer> {
  return withFreshPage(browser, desk, async (page) => {
    await page.goto(shop + deed.from, { waitUntil: "load" });
    await waitForScript(page);
    await deed.prepare?.(page);
    await deed.target(page).click();
    await page.waitForSelector(deed.answer, { state: "attached" });
    return page.evaluate(() => {
      const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
      return {
        html: document.querySelector("main")?.outerHTML ?? "",
        sheets: [...sheets].map(({ href }) => href),
      };
    });
  });
}

/** Runs in the page: gets all ready, and from then on answers a click by putting it in. */
export async function answerPlainly({ html, sheets }: ReadyAnswer): Promise<void> {
  const template = document.createElement("template");
  template.innerHTML = html;
  const present = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const missing = sheets.filter((sheet) => present.every(({ href }) => href !== sheet));
  const loaded = missing.map((href) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.head.append(link);
    return new Promise((resolve) => link.addEventListener("load", resolve));
  });
  await Promise.all(loaded);
  // At the document, before the shop's scripts there, and after the measurement at the window.
  document.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      document.querySelector("main")?.replaceWith(template.content);
      window.scrollTo(0, 0);
    },
    { capture: true },
  );
}
