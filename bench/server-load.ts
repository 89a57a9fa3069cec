import { readdirSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { howOften, trial } from "./arguments.ts";
import { withServer, withShop } from "./child-server.ts";
import { figure, formatFigure, type Part, type Row } from "./rows.ts";
import { median } from "./statistics.ts";

const connections = 20;
const seconds = trial ? 1 : 5;
const rounds = howOften(3);

type Load = { readonly rate: number; readonly p99: number; readonly failed: number };

/** The production server under load, beside the least that Node itself can do. */
export function measureServer(build: string): Promise<Part> {
  const paths = ["/", largestScript(build)];
  return withShop(build, (ours) =>
    withServer("bench/bare-server.ts", { ORIGIN: ours, PATHS: paths.join(" ") }, async (bare) => {
      const rows: Row[] = [];
      let failed = 0;
      for (const path of paths) {
        const mine: Load[] = [];
        const least: Load[] = [];
        for (let round = 1; round <= rounds; round++) {
          console.log(`server: ${path}, round ${round} of ${rounds}`);
          mine.push(await load(ours + path));
          least.push(await load(bare + path));
        }
        failed += [...mine, ...least].reduce((sum, one) => sum + one.failed, 0);
        rows.push(...rowsOf(path, mine, least));
      }
      return {
        title: "Server",
        method: `${connections} connections for ${seconds} s, ${rounds} times in turn, brotli, without the access log; beside a bare \`node:http\` server in a process of its own that sends the same bytes and headers from memory. The load generator runs on the same machine. Medians.`,
        rows,
        notes: [`Requests that failed or were answered with another status than 200: ${failed}.`],
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

function rowsOf(path: string, mine: readonly Load[], least: readonly Load[]): Row[] {
  const rate = median(mine.map((one) => one.rate));
  const bareRate = median(least.map((one) => one.rate));
  const p99 = median(mine.map((one) => one.p99));
  const bareP99 = median(least.map((one) => one.p99));
  const name = path === "/" ? "`/`" : `\`${path.replace(/-[\w-]+\.js$/, "-….js")}\``;
  return [
    figure(`${name} requests`, rate, "requests/s"),
    figure(`${name} requests, bare server`, bareRate, "requests/s"),
    figure(`${name} requests, ratio`, rate / bareRate, "times"),
    {
      ...figure(`${name} 99 of 100 within`, p99, "ms"),
      measured: `${formatFigure(p99, "ms")} (bare server ${formatFigure(bareP99, "ms")})`,
    },
  ];
}

function largestScript(build: string): string {
  const names = readdirSync(join(build, "client/assets"));
  const vendor = names.find((name) => /^vendor-.*\.js$/.test(name));
  if (vendor === undefined) throw new Error("The build has no script of the libraries.");
  return `/assets/${vendor}`;
}
