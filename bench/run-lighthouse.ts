import lighthouse from "lighthouse";
import { findFreePort } from "../build-tools/project/find-free-port.ts";
import { withBrowser } from "./browser.ts";

/** The categories of Lighthouse, by their names in the report. */
export const categories = {
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
} as const;

type Result = {
  readonly version: string;
  /** In the order of the categories, from 0 to 100. */
  readonly scores: readonly number[];
};

/**
 * One run with Lighthouse's own settings for a phone, in a Chromium of its own.
 * @throws if Lighthouse itself calls the run failed
 */
export async function runLighthouse(address: string): Promise<Result> {
  const port = await findFreePort();
  const ids = Object.keys(categories);
  const run = await withBrowser(
    () => lighthouse(address, { port, output: "json", logLevel: "error", onlyCategories: ids }),
    [`--remote-debugging-port=${port}`],
  );
  if (run === undefined || run.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse cannot measure ${address}: ${run?.lhr.runtimeError?.message}`);
  }
  const { lighthouseVersion, categories: found } = run.lhr;
  return {
    version: lighthouseVersion,
    scores: ids.map((id) => (found[id]?.score ?? Number.NaN) * 100),
  };
}
