import type { Browser } from "@playwright/test";
import { rounds } from "./arguments.ts";
import { withBrowser } from "./browser.ts";
import { withShop } from "./child-server.ts";
import { describeMainThread } from "./describe-main-thread.ts";
import type { Interaction } from "./interaction.ts";
import { filter, openCategory, search, showMore } from "./interactions.ts";
import { type Click, measureClick } from "./measure-click.ts";
import { atMost, formatFigure, type Metric, type ReportSection, withDetail } from "./metrics.ts";
import type { Context, Section } from "./section.ts";
import { recordResponse } from "./static-baseline.ts";
import { median, medianRatio } from "./statistics.ts";
import { takeInTurn } from "./take-in-turn.ts";

const times = rounds(9);

const interactions = [
  { interaction: openCategory, bound: 1.5 },
  { interaction: showMore, bound: 1.6 },
  { interaction: search, bound: 1.6 },
  { interaction: filter, bound: 1.6 },
] as const;

const paintedBound = 1.6;

/** What a click costs, compared with the finished response swapped in by hand. */
export const interaction: Section = {
  name: "interaction",
  steps: times * (interactions.length + 1),
  seconds: 140,
  measure,
};

function measure(context: Context): Promise<ReportSection> {
  return withBrowser((browser) =>
    withShop(context.build, async (shop) => {
      const metrics: Metric[] = [];
      const notes: string[] = [];
      for (const { interaction: done, bound } of interactions) {
        const { mine, byHand } = await measureBoth(browser, shop, done, context, "cpu");
        const what = `CPU of ${done.name}, over the same change by hand`;
        metrics.push(ratioOf("cpu", what, mine, byHand, bound));
        notes.push(`${done.name}: ${describeMainThread(mine)}`);
        notes.push(`${done.name}, by hand: ${describeMainThread(byHand)}`);
      }
      const { mine, byHand } = await measureBoth(browser, shop, openCategory, context, "painted");
      const what = `${openCategory.name}, painted at 4×, over the same change by hand`;
      metrics.splice(1, 0, ratioOf("painted", what, mine, byHand, paintedBound));
      return {
        title: "Interaction",
        method: `Main-thread CPU time from a click until half a second after the response is painted, on a newly opened page (1280×900) without a service worker. By hand: the same click on the same page, answered by a script that knows the finished HTML and has parsed it beforehand; it replaces the page, or the parts that differ. Painted: from the click, by the browser's timestamp, to the first frame with the response, the processor slowed 4×. Up to ${times} alternating rounds each; ratios are medians of the ratios within a round.`,
        metrics,
        notes,
      };
    }),
  );
}

async function measureBoth(
  browser: Browser,
  shop: string,
  done: Interaction,
  context: Context,
  what: "cpu" | "painted",
) {
  const slowed = what === "painted";
  const byHand = await recordResponse(browser, shop, done);
  const samplesOf = await takeInTurn(`${done.name}, ${what}`, times, context, {
    mine: () => measureClick(browser, shop, done, { slowed }),
    byHand: () => measureClick(browser, shop, done, { slowed, byHand }),
  });
  return { mine: samplesOf("mine"), byHand: samplesOf("byHand") };
}

function ratioOf(
  part: "cpu" | "painted",
  what: string,
  mine: readonly Click[],
  byHand: readonly Click[],
  bound: number,
): Metric {
  const [own, least] = [mine.map((click) => click[part]), byHand.map((click) => click[part])];
  const detail = `${formatFigure(median(own), "ms")} to ${formatFigure(median(least), "ms")}`;
  return withDetail(atMost(what, medianRatio(own, least), bound, "times"), detail);
}
