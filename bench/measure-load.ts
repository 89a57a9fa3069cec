import type { Browser, Page } from "@playwright/test";
import { rounds } from "./arguments.ts";
import { phone, slowdown, waitForHydration, withBrowser, withFreshPage } from "./browser.ts";
import { describeMainThread } from "./describe-main-thread.ts";
import { countMainThread, type MainThread, traceLongTasks } from "./main-thread.ts";
import {
  atMost,
  figure,
  formatFigure,
  type Metric,
  type ReportSection,
  withDetail,
} from "./metrics.ts";
import { withNoJsBaseline } from "./no-js-baseline.ts";
import { categoryPath } from "./pages.ts";
import { withPeer } from "./peer/serve-peer.ts";
import type { Context, Section } from "./section.ts";
import { median, medianRatio } from "./statistics.ts";
import { takeInTurn } from "./take-in-turn.ts";

/** Most of what is nearest its bound. */
const times = { home: rounds(13), others: rounds(5), longTasks: rounds(3) } as const;

const bounds = { cpu: 1.6, longTasks: 1.6 } as const;

/** How long a page may go on working after it is loaded and hydrated, in milliseconds. */
const settled = 1000;

/** What opening a page costs the main thread of a phone that has nothing of the shop yet. */
export const load: Section = {
  name: "load",
  steps: times.home + times.others + times.longTasks,
  seconds: 125,
  measure,
};

function measure(context: Context): Promise<ReportSection> {
  return withBrowser((browser) =>
    withNoJsBaseline(context.build, ({ shop, noJs }) =>
      withPeer(context.build, async (peer) => {
        const homesOf = await takeInTurn("home with and without scripts", times.home, context, {
          home: () => measureCpu(browser, `${shop}/`, true),
          homeNoJs: () => measureCpu(browser, `${noJs}/`, false),
        });
        const othersOf = await takeInTurn("category and peer", times.others, context, {
          category: () => measureCpu(browser, shop + categoryPath, true),
          categoryNoJs: () => measureCpu(browser, noJs + categoryPath, false),
          peer: () => measureCpu(browser, `${peer}/`, true),
        });
        const longTasksOf = await takeInTurn("long tasks", times.longTasks, context, {
          home: () => measureLongTasks(browser, `${shop}/`, true),
          homeNoJs: () => measureLongTasks(browser, `${noJs}/`, false),
          peer: () => measureLongTasks(browser, `${peer}/`, true),
        });
        const [home, homeNoJs] = [homesOf("home"), homesOf("homeNoJs")];
        const [list, listNoJs] = [othersOf("category"), othersOf("categoryNoJs")];
        const rendered = othersOf("peer");
        return {
          title: "Load",
          method: `Main-thread CPU time of opening a page with an empty cache on a phone's screen (390×844, density 2), until a second after it is loaded and hydrated, compared with the same page and styles without any script. Long tasks: the sum of what tasks exceed 50 ms by, on a processor ${slowdown} times slower, from a trace of loads of their own, because tracing costs time itself. The peer is ten of the products as the plainest client-rendered React page (\`bench/peer/\`: React and ReactDOM alone, the same pictures and styles). Alternating rounds: ${home.length} of \`/\`, ${list.length} of the category and the peer, ${longTasksOf("home").length} of the long tasks; ratios are medians of the ratios within a round, over the peer ratios of the medians.`,
          metrics: [
            cpuRatio("`/`", home, homeNoJs),
            longTaskRatio("`/`", longTasksOf("home"), longTasksOf("homeNoJs")),
            cpuRatio(`\`${categoryPath}\``, list, listNoJs),
            overPeer("`/`", home, rendered),
            overPeer(`\`${categoryPath}\``, list, rendered),
            figure("Long tasks of the peer", median(longTasksOf("peer")), "ms"),
          ],
          notes: [
            `\`/\`: ${describeMainThread(home)}`,
            `\`/\` without scripts: ${describeMainThread(homeNoJs)}`,
            `\`${categoryPath}\`: ${describeMainThread(list)}`,
            `\`${categoryPath}\` without scripts: ${describeMainThread(listNoJs)}`,
            `The peer: ${describeMainThread(rendered)}`,
          ],
        };
      }),
    ),
  );
}

function measureCpu(browser: Browser, address: string, scripted: boolean): Promise<MainThread> {
  return withFreshPage(browser, phone, async (page) => {
    const count = await countMainThread(page);
    await openPage(page, address, scripted);
    return count();
  });
}

/** By how much tasks exceed 50 ms on a slower processor, in sum, in milliseconds. */
function measureLongTasks(browser: Browser, address: string, scripted: boolean): Promise<number> {
  return withFreshPage(browser, phone, (page) =>
    traceLongTasks(browser, page, slowdown, () => openPage(page, address, scripted)),
  );
}

async function openPage(page: Page, address: string, scripted: boolean): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  if (scripted) await waitForHydration(page);
  await page.waitForTimeout(settled);
}

function cpuRatio(
  page: string,
  mine: readonly MainThread[],
  baseline: readonly MainThread[],
): Metric {
  const [cpu, least] = [mine.map((one) => one.cpu), baseline.map((one) => one.cpu)];
  const ratio = atMost(
    `CPU of a load of ${page}, over the page without scripts`,
    medianRatio(cpu, least),
    bounds.cpu,
    "times",
  );
  return withDetail(ratio, ofMedians(cpu, least));
}

function longTaskRatio(page: string, mine: readonly number[], least: readonly number[]): Metric {
  const ratio = atMost(
    `Long tasks of ${page} at ${slowdown}×, over the page without scripts`,
    medianRatio(mine, least),
    bounds.longTasks,
    "times",
  );
  return withDetail(ratio, ofMedians(mine, least));
}

function overPeer(page: string, mine: readonly MainThread[], peer: readonly MainThread[]): Metric {
  const [cpu, other] = [mine.map((one) => one.cpu), peer.map((one) => one.cpu)];
  const ratio = figure(
    `CPU of a load of ${page}, over the peer`,
    median(cpu) / median(other),
    "times",
  );
  return withDetail(ratio, ofMedians(cpu, other));
}

function ofMedians(values: readonly number[], baseline: readonly number[]): string {
  return `${formatFigure(median(values), "ms")} to ${formatFigure(median(baseline), "ms")}`;
}
