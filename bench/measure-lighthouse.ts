import { rounds } from "./arguments.ts";
import { explain, type LighthouseResult } from "./explain-lighthouse.ts";
import {
  atLeast,
  atMost,
  formatFigure,
  type Metric,
  type ReportSection,
  withDetail,
} from "./metrics.ts";
import { withNoJsBaseline } from "./no-js-baseline.ts";
import { categoryPath } from "./pages.ts";
import { type LighthouseCategory, runLighthouse } from "./run-lighthouse.ts";
import type { Context, Section } from "./section.ts";
import { median } from "./statistics.ts";
import { takeInTurn } from "./take-in-turn.ts";

const times = rounds(3);

/** How far performance may be below that of the page without scripts. */
const performanceBound = -2;

/** Compared with themselves without scripts. */
const paired = ["/", categoryPath] as const;

/** Measured once: their scores hardly change between runs. */
const others = [
  { path: "/search?q=shirt", categories: ["accessibility", "best-practices", "seo"] },
  // A page that is not found is answered with 404, which Lighthouse holds against it elsewhere.
  { path: "/shop", categories: ["accessibility"] },
] as const;

const names: Readonly<Record<LighthouseCategory, string>> = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
};

/** Lighthouse's scores on a phone. */
export const lighthouse: Section = {
  name: "lighthouse",
  steps: paired.length * times + others.length,
  seconds: 140,
  measure,
};

function measure(context: Context): Promise<ReportSection> {
  return withNoJsBaseline(context.build, async ({ shop, noJs }) => {
    const metrics: Metric[] = [];
    const notes: string[] = [];
    let version = "";
    for (const path of paired) {
      const samplesOf = await takeInTurn(path, times, context, {
        shop: () =>
          runLighthouse(shop + path, ["performance", "accessibility", "best-practices", "seo"]),
        noJs: () => runLighthouse(noJs + path, ["performance"]),
      });
      const [results, baseline] = [samplesOf("shop"), samplesOf("noJs")];
      version = results[0]?.lighthouseVersion ?? "";
      const found = [
        performanceMetric(path, results, baseline),
        layoutShift(path, results),
        ...scores(path, results, ["accessibility", "best-practices", "seo"]),
      ];
      metrics.push(...found);
      notes.push(
        ...explain(
          path,
          results,
          found.some(({ met }) => met === false),
        ),
      );
    }
    for (const { path, categories } of others) {
      context.step(path);
      const results = [await runLighthouse(shop + path, ["performance", ...categories])];
      metrics.push(layoutShift(path, results), ...scores(path, results, categories));
      notes.push(...explain(path, results, false));
    }
    return {
      title: "Lighthouse, mobile",
      method: `Lighthouse ${version} with its own settings for a phone (simulated slow 4G, processor slowed 4×), each run in a new browser with a new profile; performance compared with the same page without scripts, in alternation. Medians of ${times} runs, for search and the not-found page one run; the not-found page's status 404 is ignored.`,
      metrics,
      notes,
    };
  });
}

function performanceMetric(
  path: string,
  results: readonly LighthouseResult[],
  baseline: readonly LighthouseResult[],
): Metric {
  const [mine, least] = [scoreOf(results, "performance"), scoreOf(baseline, "performance")];
  const what = `\`${path}\` performance, difference to the page without scripts`;
  const detail = `${formatFigure(mine, "score")} and ${formatFigure(least, "score")}`;
  return withDetail(atLeast(what, mine - least, performanceBound, "score"), detail);
}

function layoutShift(path: string, results: readonly LighthouseResult[]): Metric {
  const shifts = results.map(
    ({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
  );
  return atMost(`\`${path}\` Cumulative Layout Shift`, Math.max(...shifts), 0, "");
}

function scores(
  path: string,
  results: readonly LighthouseResult[],
  categories: readonly LighthouseCategory[],
): Metric[] {
  return categories.map((id) =>
    atLeast(`\`${path}\` ${names[id]}`, scoreOf(results, id), 100, "score"),
  );
}

function scoreOf(results: readonly LighthouseResult[], id: LighthouseCategory): number {
  return median(results.map(({ categories }) => (categories[id]?.score ?? 0) * 100));
}
