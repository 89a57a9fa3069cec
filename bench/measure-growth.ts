import { assetsOf, servedBytes } from "../build-tools/output/served-files.ts";
import { rounds } from "./arguments.ts";
import { benchmarkRules } from "./benchmark-rules.ts";
import { withBrowser } from "./browser.ts";
import { withShop } from "./child-server.ts";
import { growthMetric, type Series } from "./growth-metrics.ts";
import { openCategory } from "./interactions.ts";
import { measurePaint } from "./measure-click.ts";
import { atMost, formatFigure, type ReportSection, withDetail } from "./metrics.ts";
import { categoryPath } from "./pages.ts";
import type { Context, Section } from "./section.ts";
import { median, medianRatio } from "./statistics.ts";
import { withSyntheticShop } from "./synthetic-shop.ts";
import { takeInTurn } from "./take-in-turn.ts";

const times = rounds(5);

/** Products of the small and of the large shop. */
const [few, many] = [10, 1000] as const;

const firstFrameBound = 2;

/** Ten products fit into the processor's first cache and 10,000 do not; a square would be 1,000 times as fast. */
const cacheSlack = 5;

/** How the shop grows with its products. */
export const growth: Section = { name: "growth", steps: times + 2, seconds: 60, measure };

function measure(context: Context): Promise<ReportSection> {
  context.step("rules, up to 10,000 products");
  const { search, select } = benchmarkRules();
  context.step(`shops of ${few} and ${many} products`);
  return withSyntheticShop(few, (small) =>
    withSyntheticShop(many, async (large) => {
      const samplesOf = await measureFirstFrames(context, small, large);
      const [own, baseline] = [samplesOf("large"), samplesOf("small")];
      return {
        title: "Growth",
        method: `Synthetic products, all in one category. First frame: a click from the home page to the prefetched category, until it is painted, the processor slowed 4×; ${own.length} alternating rounds, and the median of the ratios within a round. Rules: medians of 41 runs in Node, of the slowest of four searches; they may grow five times as fast as the products, as memory is slower than the processor's cache. Bytes: brotli.`,
        metrics: [
          withDetail(
            atMost(
              `First frame of a category of ${many.toLocaleString("en")}, over one of ${few}`,
              medianRatio(own, baseline),
              firstFrameBound,
              "times",
            ),
            `${formatFigure(median(own), "ms")} to ${formatFigure(median(baseline), "ms")}`,
          ),
          growthMetric(bytesOf("JavaScript of `/`", small, large, homeScripts)),
          growthMetric(bytesOf("HTML of the category", small, large, categoryHtml)),
          ...[search, select].map((rule) => growthMetric(rule, cacheSlack)),
        ],
        notes: [],
      };
    }),
  );
}

function measureFirstFrames(context: Context, small: string, large: string) {
  return withBrowser((browser) =>
    withShop(small, (smallShop) =>
      withShop(large, (largeShop) =>
        takeInTurn("first frames", times, context, {
          large: () => measurePaint(browser, largeShop, openCategory),
          small: () => measurePaint(browser, smallShop, openCategory),
        }),
      ),
    ),
  );
}

function bytesOf(
  what: string,
  small: string,
  large: string,
  count: (build: string) => number,
): Series {
  const points = [
    { products: few, value: count(small) },
    { products: many, value: count(large) },
  ];
  return { what, unit: "bytes", points };
}

function homeScripts(build: string): number {
  return servedBytes(build, assetsOf(build, "index.html", "js"));
}

function categoryHtml(build: string): number {
  return servedBytes(build, [`${categoryPath.slice(1)}/index.html`]);
}
