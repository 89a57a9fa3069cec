import type { Browser } from "@playwright/test";
import { rounds } from "./arguments.ts";
import { withBrowser } from "./browser.ts";
import { withShop } from "./child-server.ts";
import { describeMainThread } from "./describe-main-thread.ts";
import { filter, openCategory, search, showMore } from "./interactions.ts";
import { type Click, measureClick } from "./measure-click.ts";
import { atMost, formatFigure, type Metric, type ReportSection, withDetail } from "./metrics.ts";
import type { Context, Section } from "./section.ts";
import { recordResponse } from "./static-baseline.ts";
import { median, medianRatio } from "./statistics.ts";
import { takeInTurn } from "./take-in-turn.ts";

/** The noisiest first and most often: the section may have to stop before the last round. */
const measurements = [
  { done: openCategory, part: "painted", bound: 1.6, times: rounds(13) },
  { done: openCategory, part: "cpu", bound: 1.5, times: rounds(5) },
  { done: filter, part: "cpu", bound: 1.6, times: rounds(14) },
  { done: showMore, part: "cpu", bound: 1.6, times: rounds(3) },
  { done: search, part: "cpu", bound: 1.6, times: rounds(3) },
] as const;

type Measurement = (typeof measurements)[number];

/** What a click costs, compared with the finished response swapped in by hand. */
export const interaction: Section = {
  name: "interaction",
  steps: measurements.reduce((steps, { times }) => steps + times, 0),
  seconds: 180,
  measure,
};

function measure(context: Context): Promise<ReportSection> {
  return withBrowser((browser) =>
    withShop(context.build, async (shop) => {
      const metrics: Metric[] = [];
      const notes: string[] = [];
      for (const measurement of measurements) {
        const { done, part } = measurement;
        const { mine, byHand } = await measureBoth(browser, shop, measurement, context);
        metrics.push(ratioOf(measurement, mine, byHand));
        if (part === "painted") continue;
        notes.push(`${done.name}: ${describeMainThread(mine)}`);
        notes.push(`${done.name}, by hand: ${describeMainThread(byHand)}`);
      }
      return {
        title: "Interaction",
        method: `Main-thread CPU time from a click until half a second after the response is painted, on a newly opened page (1280×900) without a service worker. By hand: the same click on the same page, answered by a script that knows the finished HTML and has parsed it beforehand; it replaces the page, or the parts that differ. Painted: from the click, by the browser's timestamp, to the first frame with the response, the processor slowed 4×. What is done while the pointer rests on a link, before the click, is not part of it: there, the next page is fetched, and a category is rendered (decision 027). Alternating rounds; ratios are medians of the ratios within a round, of the paint the ratio of the medians.`,
        metrics,
        notes,
      };
    }),
  );
}

async function measureBoth(
  browser: Browser,
  shop: string,
  { done, part, times }: Measurement,
  context: Context,
) {
  const slowed = part === "painted";
  const byHand = await recordResponse(browser, shop, done);
  const samplesOf = await takeInTurn(`${done.name}, ${part}`, times, context, {
    mine: () => measureClick(browser, shop, done, { slowed }),
    byHand: () => measureClick(browser, shop, done, { slowed, byHand }),
  });
  return { mine: samplesOf("mine"), byHand: samplesOf("byHand") };
}

function ratioOf(
  { done, part, bound }: Measurement,
  mine: readonly Click[],
  byHand: readonly Click[],
): Metric {
  const [own, least] = [mine.map((click) => click[part]), byHand.map((click) => click[part])];
  const what = part === "cpu" ? `CPU of ${done.name}` : `${done.name}, painted at 4×`;
  // What delays one paint does not delay the other of its round, as it does with CPU time.
  const measured = part === "cpu" ? medianRatio(own, least) : median(own) / median(least);
  const ratio = atMost(`${what}, over the same change by hand`, measured, bound, "times");
  return withDetail(
    ratio,
    `${formatFigure(median(own), "ms")} to ${formatFigure(median(least), "ms")}, ${own.length} rounds`,
  );
}
