import type { Browser, Page } from "@playwright/test";
import { desktop, slowDown, waitForHydration, withFreshPage } from "./browser.ts";
import type { Interaction } from "./interaction.ts";
import { countMainThread, type MainThread, traceCpuUntilPaint } from "./main-thread.ts";
import { paintMark } from "./read-trace.ts";
import { respondByHand, type FinishedResponse } from "./static-baseline.ts";

/** Clicks, and returns the time from the click's timestamp until its response was painted, in milliseconds. */
type ClickOnce = () => Promise<number>;

/** How long the pointer rests on a link, and how long a response may go on working, in milliseconds. */
const settled = 500;

/** How long a response may take before the benchmark gives up, in milliseconds. */
const responseLimit = 30_000;

/**
 * What a click costs the main thread until half a second after the response was painted.
 *
 * @param byHand swapped in by hand instead of the shop's own response, here and below
 */
export function measureClick(
  browser: Browser,
  shop: string,
  interaction: Interaction,
  byHand?: FinishedResponse,
): Promise<MainThread> {
  return withClick(browser, shop, interaction, byHand, async (page, click) => {
    const count = await countMainThread(page);
    await click();
    await page.waitForTimeout(settled);
    return count();
  });
}

/** What the main thread does from a click until the response is painted, in milliseconds of processor time. */
export function measureCpuUntilPaint(
  browser: Browser,
  shop: string,
  interaction: Interaction,
  byHand?: FinishedResponse,
): Promise<number> {
  return withClick(browser, shop, interaction, byHand, (page, click) =>
    traceCpuUntilPaint(browser, page, click),
  );
}

/** When the response to a click is painted on a slow processor, in milliseconds. */
export function measurePaint(
  browser: Browser,
  shop: string,
  interaction: Interaction,
  byHand?: FinishedResponse,
): Promise<number> {
  return withClick(browser, shop, interaction, byHand, async (page, click) => {
    await slowDown(page, "processor");
    return click();
  });
}

/** Prepares a click on a newly opened page, without a service worker, with the pointer in place. */
function withClick<T>(
  browser: Browser,
  shop: string,
  interaction: Interaction,
  byHand: FinishedResponse | undefined,
  measure: (page: Page, click: ClickOnce) => Promise<T>,
): Promise<T> {
  return withFreshPage(browser, desktop, async (page) => {
    await page.goto(shop + interaction.from, { waitUntil: "load" });
    await waitForHydration(page);
    await interaction.prepare?.(page);
    const target = interaction.target(page);
    await target.scrollIntoViewIfNeeded();
    await target.hover();
    await page.waitForTimeout(settled);
    const watch = await page.evaluateHandle(watchClick, {
      response: interaction.response,
      limit: responseLimit,
      mark: paintMark,
    });
    if (byHand !== undefined) await respondByHand(page, byHand);
    return measure(page, async () => {
      // A click by the locator would make Playwright inspect the page again.
      await page.mouse.down();
      await page.mouse.up();
      return watch.evaluate((answer) => answer.painted);
    });
  });
}

/** Runs in the page: waits for a click, then for the first frame with the response in it, and marks it. */
function watchClick({ response, limit, mark }: { response: string; limit: number; mark: string }) {
  const painted = new Promise<number>((resolve, reject) => {
    window.addEventListener(
      "click",
      ({ timeStamp }) => {
        setTimeout(() => reject(new Error(`${response} was not shown in time.`)), limit);
        const check = () => {
          if (document.querySelector(response)?.checkVisibility() !== true) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // A message sent before a frame is painted arrives after it.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => {
              performance.mark(mark);
              resolve(performance.now() - timeStamp);
            });
            port1.start();
            port2.postMessage(undefined);
          });
        };
        const observer = new MutationObserver(check);
        observer.observe(document, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
      },
      { capture: true, once: true },
    );
  });
  return { painted };
}
