import type { Browser } from "@playwright/test";
import { phone, slowDown, withFreshPage } from "./browser.ts";

/** When a page is seen, in milliseconds after it was asked for. */
export type Paints = {
  /** First Contentful Paint. */
  readonly first: number;
  /** Largest Contentful Paint. */
  readonly largest: number;
  /** What the largest was: its element and the start of its address or words. */
  readonly element: string;
};

/** So long after the page is loaded may a larger picture or text still come, in milliseconds. */
const afterLoad = 1000;

/** Opens a page on a slow phone that has nothing of it yet. */
export function measurePaints(browser: Browser, address: string): Promise<Paints> {
  return withFreshPage(browser, phone, async (page) => {
    await slowDown(page, "both");
    await page.goto(address, { waitUntil: "load" });
    return page.evaluate(readPaints, afterLoad);
  });
}

/** Runs in the page. */
function readPaints(wait: number): Promise<Paints> {
  return new Promise((resolve) => {
    let largest = Number.NaN;
    let element = "";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        largest = entry.startTime;
        const seen: unknown = Reflect.get(entry, "element");
        if (seen instanceof Element) {
          const source = seen instanceof HTMLImageElement ? seen.currentSrc : seen.textContent;
          element = `<${seen.localName}> ${source.replace(/^.*\//, "").slice(0, 50)}`;
        }
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
    setTimeout(() => {
      const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      resolve({ first: first ?? Number.NaN, largest, element });
    }, wait);
  });
}
