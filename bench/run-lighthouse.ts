import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { products } from "#content/products.ts";
import { browserFlags, findBrowser } from "../build-tools/project/find-browser.ts";
import { findFreePort } from "../build-tools/project/find-free-port.ts";
import { categoryPath } from "./measure-cpu.ts";

/** The longest word of a product's name: a search for it finds the product. */
const [searchWord = ""] =
  products[0]?.name.split(" ").toSorted((one, other) => other.length - one.length) ?? [];

export const lighthousePaths = [
  "/",
  categoryPath,
  `/search?q=${encodeURIComponent(searchWord)}`,
] as const;

const shown = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

/**
 * The performance score and the times behind it: one run with Lighthouse's own settings for a phone, in
 * a Chromium of its own.
 * @throws if Lighthouse itself calls the run failed
 */
export async function runLighthouse(address: string): Promise<readonly string[]> {
  console.log(`Lighthouse of ${address}`);
  const port = await findFreePort();
  const args = [...browserFlags, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  const onlyCategories = ["performance"];
  const run = await lighthouse(address, { port, logLevel: "error", onlyCategories }).finally(() =>
    browser.close(),
  );
  if (run === undefined || run.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse cannot measure ${address}: ${run?.lhr.runtimeError?.message}`);
  }
  const { categories, audits } = run.lhr;
  const score = (categories.performance?.score ?? Number.NaN) * 100;
  return [score.toFixed(0), ...shown.map((id) => audits[id]?.displayValue ?? "")];
}
