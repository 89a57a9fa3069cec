import type { Browser } from "@playwright/test";
import { waitForHydration, withFreshPage } from "./browser.ts";
import { devices, type Interaction } from "./interactions.ts";

/** How long the shop may go on changing the page after its response is there, in milliseconds. */
const settled = 500;

/** Lets the shop respond once and returns the HTML of its `main`. */
export function recordResponse(
  browser: Browser,
  shop: string,
  { from, by, target, response }: Interaction,
): Promise<string> {
  return withFreshPage(browser, devices[by], async (page) => {
    await page.goto(shop + from, { waitUntil: "load" });
    await waitForHydration(page);
    await target(page).click();
    await page.waitForSelector(response, { state: "visible" });
    await page.waitForTimeout(settled);
    return page.evaluate(() => document.querySelector("main")?.outerHTML ?? "");
  });
}

/**
 * Runs in the page: the least a click can cost. Parses the finished `main` now and swaps it in at the
 * next click, which never reaches the shop's own scripts.
 */
export function changeByHand(finished: string): void {
  const template = document.createElement("template");
  template.innerHTML = finished;
  const [next] = template.content.children;
  const main = document.querySelector("main");
  if (main === null || next === undefined) throw new Error("There is no main element to change.");
  // On the window, before the router and React, which listen further down.
  window.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      main.replaceWith(next);
      window.scrollTo(0, 0);
    },
    { capture: true, once: true },
  );
}
