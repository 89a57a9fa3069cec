import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { openPhone, readCpu, slowNetwork, slowProcessor } from "./open-phone.ts";

/** Measures the CPU time from the start of a page load until two seconds after the load event. */
export async function measureLoad(browser: Browser, address: string) {
  await using phone = await openPhone(browser);
  const before = await readCpu(phone.session);
  await phone.page.goto(address, { waitUntil: "load" });
  await setTimeout(2000);
  return { "CPU ms": (await readCpu(phone.session)) - before };
}

/** Measures the first and largest contentful paint on a slow phone with a slow network. */
export async function measurePaint(browser: Browser, address: string) {
  await using phone = await openPhone(browser);
  await slowProcessor(phone.session);
  await slowNetwork(phone.session);
  await phone.page.goto(address, { waitUntil: "load" });
  await setTimeout(500);
  return {
    "first ms": await phone.page.evaluate(findLastEntry, "paint"),
    "largest ms": await phone.page.evaluate(findLastEntry, "largest-contentful-paint"),
  };
}

/** Returns the start time of the latest performance entry of the given type. Runs in the page. */
function findLastEntry(type: string): Promise<number> {
  return new Promise((resolve) => {
    const report = (list: PerformanceObserverEntryList) =>
      resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
    new PerformanceObserver(report).observe({ type, buffered: true });
  });
}
