import type { Browser } from "@playwright/test";
import { desktop, slowDown, waitForHydration, withFreshPage } from "./browser.ts";
import type { Interaction } from "./interaction.ts";
import { countMainThread, type MainThread } from "./main-thread.ts";
import { respondByHand, type FinishedResponse } from "./static-baseline.ts";

/** What a click costs the main thread, and when the response was painted. */
export type Click = MainThread & {
  /** From the click, as the browser stamped it, to the first frame with the response, in milliseconds. */
  readonly painted: number;
};

type ClickOptions = {
  /** Swapped in by hand instead of the shop's own response. */
  readonly byHand?: FinishedResponse;
  readonly slowed?: boolean;
};

/** How long the pointer rests on a link, and how long a response may go on working, in milliseconds. */
const settled = 500;

/** How long a response may take before the benchmark gives up, in milliseconds. */
const responseLimit = 30_000;

/** Performs it once on a newly opened page, without a service worker, and measures inside the page. */
export function measureClick(
  browser: Browser,
  shop: string,
  interaction: Interaction,
  { byHand, slowed = false }: ClickOptions = {},
): Promise<Click> {
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
    });
    if (byHand !== undefined) await respondByHand(page, byHand);
    if (slowed) await slowDown(page, "processor");
    const count = await countMainThread(page);
    // The pointer is in place: a click by the locator would make Playwright inspect the page again.
    await page.mouse.down();
    await page.mouse.up();
    const painted = await watch.evaluate((answer) => answer.painted);
    await page.waitForTimeout(settled);
    return { ...(await count()), painted };
  });
}

/** Runs in the page: waits for a click, then for the first frame with the response in it. */
function watchClick({ response, limit }: { response: string; limit: number }) {
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
            port1.addEventListener("message", () => resolve(performance.now() - timeStamp));
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
