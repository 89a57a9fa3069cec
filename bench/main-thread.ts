import type { Browser, Page } from "@playwright/test";
import { longTaskExcess, readTasks } from "./read-trace.ts";

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
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  await work();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  return longTaskExcess(readTasks(trace), slowdown);
}
