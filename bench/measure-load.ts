import type { Browser } from "@playwright/test";
import { categoryPath, phone, waitForHydration } from "./browser.ts";
import { ratioMetric } from "./metrics.ts";
import type { Context, Findings } from "./section.ts";
import { takeInTurn } from "./take-in-turn.ts";

/** The faster the machine, the higher: that of a category is 1.2 on an Intel Xeon, 1.4 to 2.3 on AMD EPYCs. */
const pages = [
  { path: "/", bound: 2.4, rounds: 9 },
  { path: categoryPath, bound: 2.4, rounds: 5 },
] as const;

/** How long a page may go on working after it is loaded and hydrated, in milliseconds. */
const settled = 1000;

/** What opening a page costs the main thread of a phone that has nothing of the shop yet. */
export async function measureLoad({ browser, shop, noJs, rounds }: Context): Promise<Findings> {
  const metrics = [];
  for (const { path, bound, rounds: full } of pages) {
    const samplesOf = await takeInTurn(`load of ${path}`, rounds(full), {
      shop: () => measureCpu(browser, shop + path),
      noJs: () => measureCpu(browser, noJs + path),
    });
    const what = `CPU of a load of \`${path}\`, over the page without scripts`;
    metrics.push(ratioMetric(what, samplesOf("shop"), samplesOf("noJs"), bound));
  }
  return {
    metrics,
    method:
      "Load: main-thread CPU time of opening the page on a phone's screen (390×844) with an empty cache, until a second after it is loaded and hydrated.",
  };
}

/** Not from a trace: recording one costs a page with scripts more than one without. */
async function measureCpu(browser: Browser, address: string): Promise<number> {
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
  const before = await read();
  await page.goto(address, { waitUntil: "load" });
  await waitForHydration(page);
  await page.waitForTimeout(settled);
  return (await read()) - before;
}
