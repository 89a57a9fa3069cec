import { products } from "../content/products.ts";
import { categoryPath, searchWord } from "./interactions.ts";
import { categories, runLighthouse } from "./run-lighthouse.ts";
import type { Context, Findings } from "./section.ts";

const paths = [
  "/",
  categoryPath,
  `/search?q=${encodeURIComponent(searchWord(products[0]))}`,
] as const;

/** Lighthouse's scores on a phone. */
export async function measureLighthouse({ shop }: Context): Promise<Findings> {
  const rows = [];
  let version = "";
  for (const path of paths) {
    console.log(`Lighthouse of ${path}`);
    const run = await runLighthouse(shop + path);
    rows.push([`\`${path}\``, ...run.scores.map((score) => score.toFixed(0))]);
    version = run.version;
  }
  return {
    table: { title: "Lighthouse, mobile", head: ["Page", ...Object.values(categories)], rows },
    method: `Lighthouse ${version}: one run each with its own settings for a phone (simulated slow 4G, processor slowed 4×), in a new browser.`,
  };
}
