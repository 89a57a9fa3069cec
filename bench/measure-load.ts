import type { Browser } from "@playwright/test";
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

const times = rounds(7);

const bounds = { cpu: 1.6, longTasks: 1.6 } as const;

/** How long a page may go on working after it is loaded and hydrated, in milliseconds. */
const settled = 1000;

/** What opening a page costs the main thread of a phone that has nothing of the shop yet. */
export const load: Section = { name: "load", steps: times, seconds: 90, measure };

type Load = MainThread & {
  /** By how much tasks exceed 50 ms on a slower processor, in sum, in milliseconds. */
  readonly longTasks: number;
};

function measure(context: Context): Promise<ReportSection> {
  return withBrowser((browser) =>
    withNoJsBaseline(context.build, ({ shop, noJs }) =>
      withPeer(context.build, async (peer) => {
        const samplesOf = await takeInTurn("pages with and without scripts", times, context, {
          home: () => loadOnce(browser, `${shop}/`, true),
          homeNoJs: () => loadOnce(browser, `${noJs}/`, false),
          category: () => loadOnce(browser, shop + categoryPath, true),
          categoryNoJs: () => loadOnce(browser, noJs + categoryPath, false),
          peer: () => loadOnce(browser, `${peer}/`, true),
        });
        const [home, homeNoJs] = [samplesOf("home"), samplesOf("homeNoJs")];
        const [list, listNoJs] = [samplesOf("category"), samplesOf("categoryNoJs")];
        const rendered = samplesOf("peer");
        return {
          title: "Load",
          method: `Main-thread CPU time of opening a page with an empty cache on a phone's screen (390×844, density 2), until a second after it is loaded and hydrated, compared with the same page and styles without any script. Long tasks: the sum of what tasks exceed 50 ms by, on a processor ${slowdown} times slower, from a trace of the same load. The peer is ten of the products as the plainest client-rendered React page (\`bench/peer/\`: React and ReactDOM alone, the same pictures and styles). ${home.length} alternating rounds; ratios are medians of the ratios within a round.`,
          metrics: [
            cpuRatio("`/`", home, homeNoJs),
            longTaskRatio("`/`", home, homeNoJs),
            cpuRatio(`\`${categoryPath}\``, list, listNoJs),
            overPeer("`/`", home, rendered),
            overPeer(`\`${categoryPath}\``, list, rendered),
            figure(
              "Long tasks of the peer",
              median(rendered.map(({ longTasks }) => longTasks)),
              "ms",
            ),
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

function loadOnce(browser: Browser, address: string, scripted: boolean): Promise<Load> {
  return withFreshPage(browser, phone, async (page) => {
    const count = await countMainThread(page);
    const longTasks = await traceLongTasks(browser, page, slowdown, async () => {
      await page.goto(address, { waitUntil: "load" });
      if (scripted) await waitForHydration(page);
      await page.waitForTimeout(settled);
    });
    return { ...(await count()), longTasks };
  });
}

function cpuRatio(page: string, mine: readonly Load[], baseline: readonly Load[]): Metric {
  const [cpu, least] = [mine.map((one) => one.cpu), baseline.map((one) => one.cpu)];
  const ratio = atMost(
    `CPU of a load of ${page}, over the page without scripts`,
    medianRatio(cpu, least),
    bounds.cpu,
    "times",
  );
  return withDetail(ratio, ofMedians(cpu, least));
}

function longTaskRatio(page: string, mine: readonly Load[], baseline: readonly Load[]): Metric {
  const [tasks, least] = [
    mine.map(({ longTasks }) => longTasks),
    baseline.map(({ longTasks }) => longTasks),
  ];
  const ratio = atMost(
    `Long tasks of ${page} at ${slowdown}×, over the page without scripts`,
    median(tasks) / median(least),
    bounds.longTasks,
    "times",
  );
  return withDetail(ratio, ofMedians(tasks, least));
}

function overPeer(page: string, mine: readonly Load[], peer: readonly Load[]): Metric {
  const [cpu, other] = [mine.map((one) => one.cpu), peer.map((one) => one.cpu)];
  const ratio = figure(`CPU of a load of ${page}, over the peer`, medianRatio(cpu, other), "times");
  return withDetail(ratio, ofMedians(cpu, other));
}

function ofMedians(values: readonly number[], baseline: readonly number[]): string {
  return `${formatFigure(median(values), "ms")} to ${formatFigure(median(baseline), "ms")}`;
}
