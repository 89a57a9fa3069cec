import { products } from "../content/products.ts";
import { categoryPath, searchWord } from "./interactions.ts";
import { categories, runLighthouse } from "./run-lighthouse.ts";
import type { Context, Findings } from "./section.ts";
import { median } from "./statistics.ts";

const fullRounds = 3;

const paths = [
  "/",
  categoryPath,
  `/search?q=${encodeURIComponent(searchWord(products[0]))}`,
] as const;

/** Lighthouse's scores on a phone. */
export async function measureLighthouse({ shop, rounds }: Context): Promise<Findings> {
  const rows = [];
  let version = "";
  for (const path of paths) {
    const runs: (readonly number[])[] = [];
    for (let round = 1; round <= rounds(fullRounds); round++) {
      console.log(`Lighthouse of ${path}, round ${round} of ${rounds(fullRounds)}`);
      const result = await runLighthouse(shop + path);
      runs.push(result.scores);
      version = result.version;
    }
    const medians = Object.keys(categories).map((_, index) =>
      median(runs.map((scores) => scores[index] ?? Number.NaN)),
    );
    rows.push([`\`${path}\``, ...medians.map((score) => score.toFixed(0))]);
  }
  return {
    table: { title: "Lighthouse, mobile", head: ["Page", ...Object.values(categories)], rows },
    method: `Lighthouse ${version}: its own settings for a phone (simulated slow 4G, processor slowed 4×), each run in a new browser; medians of ${rounds(fullRounds)}.`,
  };
}
