import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder } from "../build-tools/project/clean-up.ts";
import { buildProject, copyProject } from "../build-tools/project/copy-project.ts";
import { serveBuild } from "../build-tools/project/serve-build.ts";
import { products as samples } from "../content/products.ts";
import { bounds } from "./bounds.ts";
import {
  filterCategory,
  type Interaction,
  openCategory,
  searchFor,
  searchWord,
} from "./interactions.ts";
import { scriptBytes } from "./measure-bytes.ts";
import { measureInteraction } from "./measure-interaction.ts";
import { formatSize, formatTime, median, sizeMetric } from "./metrics.ts";
import type { Context, Findings } from "./section.ts";
import { formatProducts, syntheticProducts } from "./synthetic-products.ts";
import { takeInTurn } from "./take-in-turn.ts";

const root = join(import.meta.dirname, "..");

const sizes = [10, 100, 300, 1000] as const;

const fullRounds = 3;

/** Every size has this product. */
const [found] = syntheticProducts(1, samples);

/** How the shop grows with its products. */
export function measureGrowth({ browser, rounds }: Context): Promise<Findings> {
  return inTemporaryFolder(async (folder) => {
    const bytes = new Map<number, number>();
    const rows: string[][] = [];
    for (const size of sizes) {
      console.log(`shop of ${size} products`);
      const build = buildShop(join(folder, String(size)), size);
      const { origin, close } = await serveBuild(build);
      const measure = (interaction: Interaction) => () =>
        measureInteraction(browser, origin, interaction);
      const samplesOf = await takeInTurn(`clicks among ${size} products`, rounds(fullRounds), {
        list: measure(openCategory("mouse")),
        filter: measure(filterCategory),
        search: measure(searchFor(searchWord(found))),
      });
      await close();
      const times = [samplesOf("list"), samplesOf("filter"), samplesOf("search")].map(median);
      const scripts = scriptBytes(build);
      bytes.set(size, scripts);
      rows.push([size.toLocaleString("en"), formatSize(scripts), ...times.map(formatTime)]);
    }
    const added = (bytes.get(1000) ?? Number.NaN) - (bytes.get(10) ?? Number.NaN);
    return {
      metrics: [
        sizeMetric("JavaScript that each product adds", added / (1000 - 10), bounds.product),
      ],
      table: {
        title: "Growth",
        head: ["Products", "JavaScript of `/`", "Open their list", "Filter it", "Search"],
        rows,
      },
      method: `Growth: shops of synthetic products, all in one category, with the shop's own pictures. Times: CPU as of a mouse click to the next page, medians of ${rounds(fullRounds)}.`,
    };
  });
}

/** Builds a copy of the project with this many products and returns the folder of the build. */
function buildShop(folder: string, size: number): string {
  copyProject(root, folder);
  const source = formatProducts(syntheticProducts(size, samples));
  writeFileSync(join(folder, "content/products.ts"), source);
  buildProject(folder);
  return join(folder, "build");
}
