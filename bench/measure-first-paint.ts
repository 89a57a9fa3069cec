import { rounds } from "./arguments.ts";
import { withBrowser } from "./browser.ts";
import { measureFirstPaint, type Paints } from "./first-paint.ts";
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

const times = rounds(5);

const bound = 1.05;

const names = { first: "First Contentful Paint", largest: "Largest Contentful Paint" } as const;

/** When a page is painted on a slow phone and a slow connection. */
export const paint: Section = { name: "paint", steps: times, seconds: 90, measure };

function measure(context: Context): Promise<ReportSection> {
  return withBrowser((browser) =>
    withNoJsBaseline(context.build, ({ shop, noJs }) =>
      withPeer(context.build, async (peer) => {
        const samplesOf = await takeInTurn("pages with and without scripts", times, context, {
          home: () => measureFirstPaint(browser, `${shop}/`),
          homeNoJs: () => measureFirstPaint(browser, `${noJs}/`),
          category: () => measureFirstPaint(browser, shop + categoryPath),
          categoryNoJs: () => measureFirstPaint(browser, noJs + categoryPath),
          peer: () => measureFirstPaint(browser, `${peer}/`),
        });
        const pages = [
          ["/", samplesOf("home"), samplesOf("homeNoJs")],
          [categoryPath, samplesOf("category"), samplesOf("categoryNoJs")],
        ] as const;
        const rendered = samplesOf("peer");
        return {
          title: "First paint",
          method: `With an empty cache on a phone's screen (390×844, density 2), the processor slowed 4× and the network to slow 4G (562 ms, 180 kB/s), compared with the same page without any script, compressed the same way and served by the same server. ${rendered.length} alternating rounds; ratios are medians of the ratios within a round. The peer as under Load.`,
          metrics: [
            ...pages.flatMap(([path, mine, baseline]) => paintRatios(path, mine, baseline)),
            figure("First Contentful Paint of the peer", medianOf(rendered, "first"), "ms"),
            figure("Largest Contentful Paint of the peer", medianOf(rendered, "largest"), "ms"),
          ],
          notes: pages.map(([path, mine, baseline]) => describeElements(path, mine, baseline)),
        };
      }),
    ),
  );
}

function paintRatios(path: string, mine: readonly Paints[], baseline: readonly Paints[]): Metric[] {
  return (["first", "largest"] as const).map((which) => {
    const ratio = medianRatio(
      mine.map((paints) => paints[which]),
      baseline.map((paints) => paints[which]),
    );
    const metric = atMost(
      `${names[which]} of \`${path}\`, over the page without scripts`,
      ratio,
      bound,
      "times",
    );
    const [own, least] = [medianOf(mine, which), medianOf(baseline, which)];
    return withDetail(metric, `${formatFigure(own, "ms")} to ${formatFigure(least, "ms")}`);
  });
}

function medianOf(samples: readonly Paints[], which: "first" | "largest"): number {
  return median(samples.map((paints) => paints[which]));
}

function describeElements(
  path: string,
  mine: readonly Paints[],
  baseline: readonly Paints[],
): string {
  const elements = new Set([...mine, ...baseline].map(({ element }) => `\`${element}\``));
  return `\`${path}\`: the largest paint was ${[...elements].join(" or ")}.`;
}
