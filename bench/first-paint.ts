import type { Browser } from "@playwright/test";
import { phone, slowDown, withFreshPage } from "./browser.ts";

/** When a page is painted, in milliseconds after its request. */
export type Paints = {
  /** First Contentful Paint. */
  readonly first: number;
  /** Largest Contentful Paint. */
  readonly largest: number;
  /** The element of the largest, with the start of its address or text. */
  readonly element: string;
};

/** How long after loading a larger picture or text may still be painted, in milliseconds. */
const afterLoad = 1000;

/** Opens a page on a slow phone with an empty cache. */
export function measureFirstPaint(browser: Browser, address: string): Promise<Paints> {
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
        const painted: unknown = Reflect.get(entry, "element");
        if (painted instanceof Element) {
          const source =
            painted instanceof HTMLImageElement ? painted.currentSrc : painted.textContent;
          element = `<${painted.localName}> ${source.replace(/^.*\//, "").slice(0, 50)}`;
        }
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
    setTimeout(() => {
      const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
      resolve({ first: first ?? Number.NaN, largest, element });
    }, wait);
  });
}
