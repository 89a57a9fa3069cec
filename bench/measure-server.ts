import { readdirSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { rounds } from "./arguments.ts";
import { withServer, withShop } from "./child-server.ts";
import { figure, formatFigure, type Metric, type ReportSection, withDetail } from "./metrics.ts";
import type { Context, Section } from "./section.ts";
import { median, medianRatio } from "./statistics.ts";
import { takeInTurn } from "./take-in-turn.ts";

const connections = 20;
const seconds = 1;
const times = rounds(3);

type Load = { readonly rate: number; readonly p99: number; readonly failed: number };

/** The production server under load, compared with a bare Node server. */
export const server: Section = { name: "server", steps: 2 * times, seconds: 15, measure };

function measure(context: Context): Promise<ReportSection> {
  const paths = ["/", largestScript(context.build)];
  return withShop(context.build, (ours) =>
    withServer("bench/bare-server.ts", { ORIGIN: ours, PATHS: paths.join(" ") }, async (bare) => {
      const metrics: Metric[] = [];
      let failed = 0;
      for (const path of paths) {
        const samplesOf = await takeInTurn(path, times, context, {
          ours: () => load(ours + path),
          bare: () => load(bare + path),
        });
        const [mine, least] = [samplesOf("ours"), samplesOf("bare")];
        failed += [...mine, ...least].reduce((sum, one) => sum + one.failed, 0);
        metrics.push(...metricsOf(path, mine, least));
      }
      return {
        title: "Server",
        method: `${connections} connections for ${seconds} s, ${times} times in alternation, brotli, without the access log, compared with a bare \`node:http\` server in its own process that sends the same bytes and headers from memory. The load generator runs on the same machine. Medians.`,
        metrics,
        notes: [`Requests that failed or got another status than 200: ${failed}.`],
      };
    }),
  );
}

async function load(url: string): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { "accept-encoding": "br" },
  });
  return {
    rate: result.requests.average,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}

function metricsOf(path: string, mine: readonly Load[], least: readonly Load[]): Metric[] {
  const [own, bare] = [mine.map((one) => one.rate), least.map((one) => one.rate)];
  const name = path === "/" ? "`/`" : `\`${path.replace(/-[\w-]+\.js$/, "-….js")}\``;
  const rates = `${formatFigure(median(own), "requests/s")} to ${formatFigure(median(bare), "requests/s")}`;
  const p99 = median(mine.map((one) => one.p99));
  const bareP99 = median(least.map((one) => one.p99));
  return [
    withDetail(
      figure(`${name} requests, over the bare server`, medianRatio(own, bare), "times"),
      rates,
    ),
    withDetail(
      figure(`${name}, 99th percentile`, p99, "ms"),
      `bare server ${formatFigure(bareP99, "ms")}`,
    ),
  ];
}

function largestScript(build: string): string {
  const names = readdirSync(join(build, "client/assets"));
  const vendor = names.find((name) => /^vendor-.*\.js$/.test(name));
  if (vendor === undefined) throw new Error("The build has no vendor script.");
  return `/assets/${vendor}`;
}
