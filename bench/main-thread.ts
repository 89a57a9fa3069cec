import type { Browser, Page } from "@playwright/test";
import { longTaskExcess, readCpuUntilPaint, readTasks } from "./read-trace.ts";

/** Processor time of a page's main thread, in milliseconds. */
export type MainThread = {
  readonly cpu: number;
  readonly script: number;
  /** Styles and layout. */
  readonly layout: number;
};

/** Starts measuring; the returned function reports the time since then. */
export async function countMainThread(page: Page): Promise<() => Promise<MainThread>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async (): Promise<MainThread> => {
    const { metrics } = await session.send("Performance.getMetrics");
    const sum = (...names: string[]) =>
      metrics.reduce((total, { name, value }) => total + (names.includes(name) ? value : 0), 0) *
      1000;
    return {
      cpu: sum("TaskDuration"),
      script: sum("ScriptDuration"),
      layout: sum("LayoutDuration", "RecalcStyleDuration"),
    };
  };
  const before = await read();
  return async () => {
    const after = await read();
    return {
      cpu: after.cpu - before.cpu,
      script: after.script - before.script,
      layout: after.layout - before.layout,
    };
  };
}

/** The total time of long tasks beyond 50 ms, on a CPU slower by this factor. */
export async function traceLongTasks(
  browser: Browser,
  page: Page,
  slowdown: number,
  work: () => Promise<void>,
): Promise<number> {
  const trace = await record(browser, page, ["disabled-by-default-devtools.timeline"], work);
  return longTaskExcess(readTasks(trace), slowdown);
}

/** The main thread's processor time from a click, in the work, until its response is painted. */
export async function traceCpuUntilPaint(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<number> {
  return readCpuUntilPaint(
    await record(browser, page, ["devtools.timeline", "blink.user_timing"], work),
  );
}

async function record(
  browser: Browser,
  page: Page,
  categories: string[],
  work: () => Promise<unknown>,
): Promise<unknown> {
  await browser.startTracing(page, { categories });
  await work();
  return JSON.parse((await browser.stopTracing()).toString());
}
