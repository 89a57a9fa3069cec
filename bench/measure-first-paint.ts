import type { Browser } from "@playwright/test";
import { phone, slowDown, waitForHydration } from "./browser.ts";
import { ratioMetric } from "./metrics.ts";
import type { Context, Findings } from "./section.ts";
import { takeInTurn } from "./take-in-turn.ts";

const fullRounds = 5;

/** In milliseconds after the page's request; NaN for what did not happen. */
type Times = { readonly first: number; readonly largest: number; readonly hydrated: number };

/** How long a larger picture or text may still be painted after hydration, in milliseconds. */
const settled = 1000;

/** A time of the shop, over a time without scripts; that of hydration is 1.6 on an Intel Xeon, 1.95 on an AMD EPYC. */
const ratios = [
  ["First Contentful Paint of `/`, over the page without scripts", "first", "first", 1.05],
  ["Largest Contentful Paint of `/`, over the page without scripts", "largest", "largest", 1.05],
  [
    "Time to hydration of `/`, over First Contentful Paint without scripts",
    "hydrated",
    "first",
    2.1,
  ],
] as const;

/** When `/` is painted and hydrated on a slow phone and a slow connection. */
export async function measureFirstPaint(context: Context): Promise<Findings> {
  const { browser, shop, noJs, rounds } = context;
  const samplesOf = await takeInTurn("first paint and hydration", rounds(fullRounds), {
    shop: () => measureTimes(browser, `${shop}/`),
    noJs: () => measureTimes(browser, `${noJs}/`),
  });
  return {
    metrics: ratios.map(([what, time, over, bound]) => {
      const times = samplesOf("shop").map((sample) => sample[time]);
      const baseline = samplesOf("noJs").map((sample) => sample[over]);
      return ratioMetric(what, times, baseline, bound);
    }),
    method:
      "Paints and hydration: wall time on a phone's screen with an empty cache, slow 4G (562 ms, 180 kB/s) and the processor at a quarter. The page is hydrated when its root loses `data-pending`.",
  };
}

async function measureTimes(browser: Browser, address: string): Promise<Times> {
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(markHydration);
  await slowDown(page);
  await page.goto(address, { waitUntil: "load" });
  await waitForHydration(page);
  return await page.evaluate(readTimes, settled);
}

/** Runs in the page, before anything else. */
function markHydration(): void {
  new MutationObserver(() => {
    if (document.documentElement.dataset.pending === undefined) performance.mark("hydrated");
  }).observe(document, { subtree: true, attributeFilter: ["data-pending"] });
}

/** Runs in the page. */
function readTimes(wait: number): Promise<Times> {
  return new Promise((resolve) => {
    let largest = Number.NaN;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) largest = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    setTimeout(() => {
      const [first = Number.NaN, hydrated = Number.NaN] = [
        "first-contentful-paint",
        "hydrated",
      ].map((name) => performance.getEntriesByName(name)[0]?.startTime);
      resolve({ first, largest, hydrated });
    }, wait);
  });
}
