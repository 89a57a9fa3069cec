import lighthouse from "lighthouse";
import { findFreePort } from "../build-tools/project/find-free-port.ts";
import { products } from "../content/products.ts";
import { categoryPath, launch } from "./browser.ts";
import type { Context, Findings } from "./section.ts";

/** The longest word of a product's name: a search for it finds the product. */
const [searchWord = ""] =
  products[0]?.name.split(" ").toSorted((a, b) => b.length - a.length) ?? [];

const paths = ["/", categoryPath, `/search?q=${encodeURIComponent(searchWord)}`] as const;

/** The categories of Lighthouse, by their names in the report. */
const categories = {
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
} as const;

/** Lighthouse's scores on a phone. */
export async function measureLighthouse({ shop }: Context): Promise<Findings> {
  const rows = [];
  let version = "";
  for (const path of paths) {
    console.log(`Lighthouse of ${path}`);
    const result = await runLighthouse(shop + path);
    const scores = Object.keys(categories).map((id) => result.categories[id]?.score ?? Number.NaN);
    rows.push([`\`${path}\``, ...scores.map((score) => (score * 100).toFixed(0))]);
    version = result.lighthouseVersion;
  }
  return {
    table: { title: "Lighthouse, mobile", head: ["Page", ...Object.values(categories)], rows },
    method: `Lighthouse ${version}: one run each with its own settings for a phone (simulated slow 4G, processor slowed 4×), in a new browser.`,
  };
}

/**
 * One run with Lighthouse's own settings for a phone, in a Chromium of its own.
 * @throws if Lighthouse itself calls the run failed
 */
async function runLighthouse(address: string) {
  const port = await findFreePort();
  const browser = await launch(`--remote-debugging-port=${port}`);
  const onlyCategories = Object.keys(categories);
  const run = await lighthouse(address, { port, logLevel: "error", onlyCategories }).finally(() =>
    browser.close(),
  );
  if (run === undefined || run.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse cannot measure ${address}: ${run?.lhr.runtimeError?.message}`);
  }
  return run.lhr;
}
