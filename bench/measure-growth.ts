import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { inTemporaryFolder } from "../build-tools/project/clean-up.ts";
import { buildProject, copyProject } from "../build-tools/project/copy-project.ts";
import { serveBuild } from "../build-tools/project/serve-build.ts";
import { products as samples } from "../content/products.ts";
import { bounds } from "./bounds.ts";
import { filterCategory, openCategory, searchFor, searchWord } from "./interactions.ts";
import { scriptBytes } from "./measure-bytes.ts";
import { measureInteraction } from "./measure-interaction.ts";
import { formatSize, formatTime, median, sizeMetric } from "./metrics.ts";
import type { Context, Findings } from "./section.ts";
import { formatProducts, syntheticProducts } from "./synthetic-products.ts";
import { takeInTurn } from "./take-in-turn.ts";

const root = join(import.meta.dirname, "..");

const [fewest, most] = [10, 1000] as const;
const sizes = [fewest, 100, 300, most] as const;

const fullRounds = 3;

/** The search is for a product that every size has. */
const interactions = {
  list: openCategory("mouse"),
  filter: filterCategory,
  search: searchFor(searchWord(syntheticProducts(1, samples)[0])),
};

type Shop = {
  readonly size: number;
  readonly bytes: number;
  /** Of the interactions, in their order. */
  readonly times: readonly number[];
};

/** How the shop grows with its products. */
export function measureGrowth({ browser, rounds }: Context): Promise<Findings> {
  return inTemporaryFolder(async (folder) => {
    const shops: Shop[] = [];
    for (const size of sizes) {
      console.log(`shop of ${size} products`);
      const build = buildShop(join(folder, String(size)), size);
      const times = await measureTimes(browser, build, size, rounds(fullRounds));
      shops.push({ size, bytes: scriptBytes(build), times });
    }
    const bytesOf = (size: number) => shops.find((shop) => shop.size === size)?.bytes ?? Number.NaN;
    const slope = (bytesOf(most) - bytesOf(fewest)) / (most - fewest);
    return {
      metrics: [sizeMetric("JavaScript that each product adds", slope, bounds.product)],
      table: {
        title: "Growth",
        head: ["Products", "JavaScript of `/`", "Open their list", "Filter it", "Search"],
        rows: shops.map(({ size, bytes, times }) => [
          size.toLocaleString("en"),
          formatSize(bytes),
          ...times.map(formatTime),
        ]),
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

/** The medians of the interactions, in their order. */
async function measureTimes(
  browser: Browser,
  build: string,
  size: number,
  rounds: number,
): Promise<readonly number[]> {
  const { origin, close } = await serveBuild(build);
  try {
    const samplesOf = await takeInTurn(`clicks among ${size} products`, rounds, {
      list: () => measureInteraction(browser, origin, interactions.list),
      filter: () => measureInteraction(browser, origin, interactions.filter),
      search: () => measureInteraction(browser, origin, interactions.search),
    });
    return [samplesOf("list"), samplesOf("filter"), samplesOf("search")].map(median);
  } finally {
    await close();
  }
}
