import type { Browser } from "@playwright/test";
import { texts } from "../content/texts.ts";
import { categoryPath, desktop, phone, waitForHydration } from "./browser.ts";
import { changeByHand } from "./change-by-hand.ts";
import { marks, readCpuUntilPaint } from "./read-trace.ts";

const devices = { mouse: desktop, touch: phone } as const;

/** Shown on the category's page once the shop has responded, and not before. */
const categoryIsShown = `nav[aria-label=${JSON.stringify(texts.category.genders)}]`;

/** How long the page is left alone, with the mouse on its target, before the press; in milliseconds. */
const settled = 500;

/** How long a response may take before the benchmark gives up, in milliseconds. */
const responseLimit = 30_000;

/**
 * What going from the home page to the first category costs the main thread on a first visit, from the
 * press of the finger or the mouse to the end of the first frame of the page, in milliseconds.
 * @param way whether the shop renders the page, or a script swaps it in by hand
 */
export async function measureNextPage(
  browser: Browser,
  shop: string,
  by: keyof typeof devices,
  way: "shop" | "by hand",
): Promise<number> {
  // A first visit: no service worker has been installed.
  await using context = await browser.newContext({ ...devices[by], serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(shop, { waitUntil: "load" });
  await waitForHydration(page);
  const element = page.locator(`main a[href$="${categoryPath}"]`).first();
  if (by === "mouse") await element.hover();
  await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settled);
  const box = await element.boundingBox();
  if (box === null) throw new Error("The link to the category is not shown.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const watch = await page.evaluateHandle(watchResponse, {
    response: categoryIsShown,
    limit: responseLimit,
    marks,
  });
  if (way === "by hand") await page.evaluate(changeByHand, categoryPath);
  await browser.startTracing(page, { categories: ["blink.user_timing"] });
  // A click by the locator would make Playwright inspect the page again.
  if (by === "touch") await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
  await watch.evaluate(({ painted }) => painted);
  return readCpuUntilPaint((await browser.stopTracing()).toString());
}

type Watch = { response: string; limit: number; marks: { pressed: string; painted: string } };

/** Runs in the page: marks the next press, then the end of the first frame with the response in it. */
function watchResponse({ response, limit, marks: { pressed, painted: shown } }: Watch) {
  const isShown = () => document.querySelector(response)?.checkVisibility() === true;
  if (isShown()) throw new Error(`${response} is shown before the press.`);
  const painted = new Promise<void>((resolve, reject) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message sent before a frame is painted arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          performance.mark(shown);
          resolve();
        });
        port1.start();
        port2.postMessage(undefined);
      });
    });
    const start = () => {
      performance.mark(pressed);
      setTimeout(() => reject(new Error(`${response} was not shown in time.`)), limit);
      observer.observe(document, { attributes: true, childList: true, subtree: true });
    };
    window.addEventListener("pointerdown", start, { capture: true, once: true });
  });
  return { painted };
}
