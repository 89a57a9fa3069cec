import type { Browser, CDPSession, Page } from "@playwright/test";

/** Emulates a cheap phone on a first visit, before a service worker is installed. */
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: "block",
} as const;

const slowLine = {
  offline: false,
  latency: 562,
  downloadThroughput: 180_000,
  uploadThroughput: 84_000,
};

/** Opens a tab with an empty cache and a DevTools session for measuring. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, session, [Symbol.asyncDispose]: () => context.close() };
}

/** Slows the processor to a quarter of its speed. */
export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

export async function slowNetwork(session: CDPSession): Promise<void> {
  await session.send("Network.emulateNetworkConditions", slowLine);
}

/**
 * Returns the main thread's CPU time so far, in milliseconds. Does not use a trace, because tracing slows pages with
 * scripts more than other pages.
 */
export async function readCpu(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/**
 * Returns the center of an element, as the point to tap. Playwright's `tap` would run its own code in the page during
 * the measurement.
 */
export async function findCenter(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}
