import { setTimeout } from "node:timers/promises";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../build-tools/project/find-browser.ts";
import { categories } from "../content/categories.ts";

const flags = [
  "--headless=new",
  ...browserFlags,
  // Driven from outside, V8 would parse React a second time to locate an error that it creates at start.
  "--js-flags=--no-enable-lazy-source-positions",
];

/** A cheap phone's screen. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions;

export const desktop = {
  viewport: { width: 1280, height: 900 },
} as const satisfies BrowserContextOptions;

/** The first category's page, where a list of products is measured. */
export const categoryPath = `/categories/${categories[0]?.id ?? ""}`;

/** Slow 4G as Chromium's own tools set it: delay in milliseconds, rates in bytes per second. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((750 * 1000) / 8) * 0.9,
} as const;

/** A Chromium with a fresh profile. */
export function launch(...moreFlags: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...flags, ...moreFlags] });
}

/** Throttles the processor to a quarter and the network to slow 4G. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4G);
}

/**
 * Waits until the page says that it is hydrated: its root loses `data-pending`, which a page without
 * scripts never has. Not by `waitForFunction`, which evaluates a large script of its own in the page.
 * @throws if that takes longer than 30 seconds
 */
export async function waitForHydration(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const expression = "document.documentElement.dataset.pending === undefined";
  for (const start = Date.now(); Date.now() < start + 30_000; await setTimeout(100)) {
    const { result } = await session.send("Runtime.evaluate", { expression });
    if (result.value === true) return session.detach();
  }
  throw new Error(`${page.url()} was not hydrated within 30 seconds.`);
}
