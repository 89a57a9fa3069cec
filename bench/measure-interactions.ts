import type { Browser } from "@playwright/test";
import { rounds } from "./arguments.ts";
import { slowdown, withBrowser } from "./browser.ts";
import { withShop } from "./child-server.ts";
import { describeMainThread } from "./describe-main-thread.ts";
import { filter, openCategory, search, showMore } from "./interactions.ts";
import { measureClick, measureCpuUntilPaint, measurePaint } from "./measure-click.ts";
import {
  atMost,
  figure,
  formatFigure,
  type Metric,
  type ReportSection,
  withDetail,
} from "./metrics.ts";
import type { Context, Section } from "./section.ts";
import { type FinishedResponse, recordResponse } from "./static-baseline.ts";
import { median, medianRatio } from "./statistics.ts";
import { takeInTurn } from "./take-in-turn.ts";

/** Most of what is nearest its bound, and that first: the section may have to stop before the last round. */
const clicks = [
  { done: filter, bound: 1.6, times: rounds(14) },
  { done: openCategory, bound: 1.5, times: rounds(5) },
  { done: showMore, bound: 1.6, times: rounds(3) },
  { done: search, bound: 1.6, times: rounds(3) },
] as const;

const untilPaint = { bound: 1.6, times: rounds(12) } as const;
const paint = { times: rounds(5) } as const;

/** What a click costs, compared with the finished response swapped in by hand. */
export const interaction: Section = {
  name: "interaction",
  steps: [...clicks, untilPaint, paint].reduce((steps, { times }) => steps + times, 0),
  seconds: 180,
  measure,
};

function measure(context: Context): Promise<ReportSection> {
  return withBrowser((browser) =>
    withShop(context.build, async (shop) => {
      const metrics: Metric[] = await measureNextPaint(browser, shop, context);
      const notes: string[] = [];
      for (const { done, bound, times } of clicks) {
        const byHand = await recordResponse(browser, shop, done);
        const samplesOf = await takeInTurn(
          `${done.name}, cpu`,
          times,
          context,
          bothWays((response) => measureClick(browser, shop, done, response), byHand),
        );
        const [mine, hand] = [samplesOf("mine"), samplesOf("byHand")];
        const [own, least] = [mine.map(({ cpu }) => cpu), hand.map(({ cpu }) => cpu)];
        const what = `CPU of ${done.name}, over the same change by hand`;
        const ratio = atMost(what, medianRatio(own, least), bound, "times");
        metrics.push(withDetail(ratio, ofMedians(own, least)));
        notes.push(`${done.name}: ${describeMainThread(mine)}`);
        notes.push(`${done.name}, by hand: ${describeMainThread(hand)}`);
      }
      return {
        title: "Interaction",
        method: `Main-thread CPU time from a click until half a second after the response is painted, on a newly opened page (1280×900) without a service worker. By hand: the same click on the same page, answered by a script that knows the finished HTML and has parsed it beforehand; it replaces the page, or the parts that differ. Until it is painted: main-thread CPU time from the click to the end of the first frame with the response, from a trace. Painted: the wall time until then, from the browser's timestamp of the click, the processor slowed ${slowdown}×. What is done while the pointer rests on a link, before the click, is not part of it: there, the next page is fetched, and a category is rendered (decision 027). Alternating rounds; ratios are medians of the ratios within a round, of the wall time the ratio of the medians.`,
        metrics,
        notes,
      };
    }),
  );
}

/** The work until the next page is painted, and the wall time, which says too little for a bound (decision 013). */
async function measureNextPaint(
  browser: Browser,
  shop: string,
  context: Context,
): Promise<Metric[]> {
  const done = openCategory;
  const byHand = await recordResponse(browser, shop, done);
  const workOf = await takeInTurn(
    `${done.name}, until painted`,
    untilPaint.times,
    context,
    bothWays((response) => measureCpuUntilPaint(browser, shop, done, response), byHand),
  );
  const paintOf = await takeInTurn(
    `${done.name}, painted`,
    paint.times,
    context,
    bothWays((response) => measurePaint(browser, shop, done, response), byHand),
  );
  const [work, leastWork] = [workOf("mine"), workOf("byHand")];
  const [painted, leastPainted] = [paintOf("mine"), paintOf("byHand")];
  return [
    withDetail(
      atMost(
        `CPU of ${done.name}, until it is painted, over the same change by hand`,
        medianRatio(work, leastWork),
        untilPaint.bound,
        "times",
      ),
      ofMedians(work, leastWork),
    ),
    withDetail(
      figure(
        `${done.name}, painted at ${slowdown}×, over the same change by hand`,
        median(painted) / median(leastPainted),
        "times",
      ),
      ofMedians(painted, leastPainted),
    ),
  ];
}

/** A measurement of the shop's own response, and of the one that is swapped in by hand. */
function bothWays<Sample>(
  measureWith: (byHand?: FinishedResponse) => Promise<Sample>,
  byHand: FinishedResponse,
) {
  return { mine: () => measureWith(), byHand: () => measureWith(byHand) };
}

function ofMedians(own: readonly number[], least: readonly number[]): string {
  return `${formatFigure(median(own), "ms")} to ${formatFigure(median(least), "ms")}, ${own.length} rounds`;
}
