import { createServer } from "node:net";
import lighthouse from "lighthouse";
import { howOften } from "./arguments.ts";
import { withBrowser } from "./browser.ts";
import { withShop } from "./child-server.ts";
import { explain, type LighthouseResult } from "./explain-lighthouse.ts";
import { atLeast, atMost, figure, type Part, type Row } from "./rows.ts";
import { median } from "./statistics.ts";

/** Runs of each page. */
const runs = howOften(5);

/** How often a run is tried before the benchmark gives up. */
const attempts = 3;

const everything = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The least score of a category that is asked for. */
const bounds = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 } as const;

const pages = [
  { path: "/", categories: everything },
  { path: "/categories/clothes", categories: everything },
  { path: "/search?q=shirt", categories: everything },
  // A page that is not found is answered with 404, which Lighthouse holds against it elsewhere.
  { path: "/shop", categories: ["performance", "accessibility"] },
] as const;

type Page = (typeof pages)[number];

/** Lighthouse as a phone sees the shop: medians of its scores and of what they are made of. */
export function measureLighthouse(build: string): Promise<Part> {
  return withShop(build, async (address) => {
    const rows: Row[] = [];
    const notes: string[] = [];
    let version = "";
    for (const page of pages) {
      const results: LighthouseResult[] = [];
      for (let run = 1; run <= runs; run++) {
        console.log(`lighthouse: ${page.path}, run ${run} of ${runs}`);
        results.push(await runLighthouse(address + page.path, page.categories));
      }
      version = results[0]?.lighthouseVersion ?? "";
      const found = rowsOf(page, results);
      rows.push(...found);
      const missed = found.some(({ held }) => held === false);
      notes.push(...explain(page.path, results, missed));
    }
    return {
      title: "Lighthouse, mobile",
      method: `Lighthouse ${version} with its own settings for a phone (simulated slow 4G, processor slowed 4×), each run in a new browser with a new profile. Medians of ${runs} runs; of the not-found page the status 404 is ignored.`,
      rows,
      notes,
    };
  });
}

/** One run; one that Lighthouse itself calls failed, as on a busy machine, is done again. */
async function runLighthouse(
  address: string,
  categories: Page["categories"],
): Promise<LighthouseResult> {
  let problem = "no result";
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const lhr = await runOnce(address, categories);
    if (lhr !== undefined && lhr.runtimeError === undefined) return lhr;
    problem = lhr?.runtimeError?.message ?? problem;
    console.log(`lighthouse: attempt ${attempt} of ${attempts} failed: ${problem}`);
  }
  throw new Error(`Lighthouse cannot measure ${address}: ${problem}`);
}

/** One attempt in a Chromium of its own. */
async function runOnce(
  address: string,
  categories: Page["categories"],
): Promise<LighthouseResult | undefined> {
  const port = await findFreePort();
  const run = await withBrowser(
    () =>
      lighthouse(address, {
        port,
        output: "json",
        logLevel: "error",
        onlyCategories: [...categories],
        ignoreStatusCode: true,
      }),
    [`--remote-debugging-port=${port}`],
  );
  return run?.lhr;
}

function rowsOf({ path, categories }: Page, results: readonly LighthouseResult[]): Row[] {
  const name = (what: string) => `\`${path}\` ${what}`;
  const audit = (id: string) =>
    median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const scores = categories.map((id) => {
    const score = median(results.map((result) => (result.categories[id]?.score ?? 0) * 100));
    return atLeast(name(id.replace("-", " ")), score, bounds[id], "score");
  });
  return [
    ...scores,
    atMost(name("Total Blocking Time"), audit("total-blocking-time"), 60, "ms"),
    atMost(name("Cumulative Layout Shift"), audit("cumulative-layout-shift"), 0, ""),
    figure(name("First Contentful Paint"), audit("first-contentful-paint"), "ms"),
    figure(name("Largest Contentful Paint"), audit("largest-contentful-paint"), "ms"),
    figure(name("Speed Index"), audit("speed-index"), "ms"),
  ];
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === "object" && address !== null) resolve(address.port);
        else reject(new Error("No free port was found."));
      });
    });
  });
}
