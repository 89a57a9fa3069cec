import { setTimeout } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";
import { categories } from "#content/categories.ts";

/** A cheap phone's screen. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** The first category's page, where a list of products is measured. */
export const categoryPath = `/categories/${categories[0]?.id ?? ""}`;

/** How long a page may go on working after it is loaded, or after a touch, in milliseconds. */
const settled = 1000;

/** The main thread's time for opening a page with an empty cache, in milliseconds. */
export function measureLoad(browser: Browser, origin: string, path: string): Promise<number> {
  return onPhone(browser, async (page, session) => {
    const before = await readCpu(session);
    await page.goto(origin + path, { waitUntil: "load" });
    await waitForHydration(session);
    await setTimeout(settled);
    return (await readCpu(session)) - before;
  });
}

/** The main thread's time for going from the home page to the first category by a touch, in milliseconds. */
export function measureClick(browser: Browser, origin: string): Promise<number> {
  return onPhone(browser, async (page, session) => {
    await page.goto(origin, { waitUntil: "load" });
    await waitForHydration(session);
    const link = page.locator(`main a[href$="${categoryPath}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await setTimeout(settled);
    const box = await link.boundingBox();
    if (box === null) throw new Error("The link to the category is not shown.");
    const before = await readCpu(session);
    // A tap by the locator would make Playwright inspect the page again.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForURL((url) => url.pathname === categoryPath);
    await waitForHydration(session);
    await setTimeout(settled);
    return (await readCpu(session)) - before;
  });
}

/** The longest task of the main thread while a page opens on a slow phone, in milliseconds. */
export function measureLongestTask(browser: Browser, origin: string, path: string) {
  return onPhone(browser, async (page, session) => {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(origin + path, { waitUntil: "load" });
    await setTimeout(2 * settled);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const longest = (list: PerformanceObserverEntryList) =>
            resolve(Math.max(...list.getEntries().map(({ duration }) => duration)));
          new PerformanceObserver(longest).observe({ type: "longtask", buffered: true });
          // A task below 50 ms is not reported.
          globalThis.setTimeout(() => resolve(50), 500);
        }),
    );
  });
}

type Work = (page: Page, session: CDPSession) => Promise<number>;
type Page = Awaited<ReturnType<Browser["newPage"]>>;

/** @param serviceWorkers none has been installed at the start of a first visit */
export async function onPhone(
  browser: Browser,
  work: Work,
  serviceWorkers: "allow" | "block" = "block",
): Promise<number> {
  await using context = await browser.newContext({ ...phone, serviceWorkers });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return await work(page, session);
}

/** Not from a trace: recording one costs a page with scripts more than one without. */
async function readCpu(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/** Not by `waitForFunction`, which evaluates a large script of its own in the page. */
async function waitForHydration(session: CDPSession): Promise<void> {
  const expression = "document.documentElement.dataset.pending === undefined";
  for (const start = Date.now(); Date.now() < start + 30_000; await setTimeout(100)) {
    const { result } = await session.send("Runtime.evaluate", { expression });
    if (result.value === true) return;
  }
  throw new Error("The page was not hydrated within 30 seconds.");
}
