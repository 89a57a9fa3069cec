import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { howOften } from "./arguments.ts";
import { withShop } from "./child-server.ts";
import { plotGrowth } from "./growth-chart.ts";
import { grownRow, relativeGrowth, type Series } from "./growth-rows.ts";
import { clickOften, describeClicks, openCategory } from "./interaction.ts";
import { compressedBytes, type MadeUpShop, scriptBytes, withMadeUpShop } from "./made-up-shop.ts";
import { measurePaints } from "./paints.ts";
import { atMost, type Part, type Unit } from "./rows.ts";
import { median } from "./statistics.ts";
import { timeRules } from "./time-rules.ts";

const sizes = [10, 100, 1000] as const;

const category = "/categories/clothes";
const loads = howOften(5);
const clicks = howOften(9);

/** Ten products fit into the processor's first cache and 10,000 do not; a square would be 1,000 times as fast. */
const cacheSlack = 5;

/** In milliseconds, for the largest catalogue. */
const searchBound = 5;

/** How the figures grow with the catalogue, from ten products to a thousand and more. */
export async function measureGrowth(browser: Browser, docs: string): Promise<Part> {
  console.log("growth: the rules, up to 10,000 products");
  const { search, select } = timeRules();
  const shops: Awaited<ReturnType<typeof measureShop>>[] = [];
  for (const size of sizes) {
    console.log(`growth: a shop of ${size} products`);
    shops.push(await withMadeUpShop(size, (shop) => measureShop(browser, shop)));
  }
  const series = (what: string, unit: Unit, of: (shop: (typeof shops)[number]) => number) => ({
    what,
    unit,
    points: shops.map((shop, index) => ({ products: sizes[index] ?? 0, value: of(shop) })),
  });
  const shopSeries: readonly Series[] = [
    series("JavaScript of `/`", "bytes", ({ scripts }) => scripts),
    series("HTML of a category with all products", "bytes", ({ html }) => html),
    series("Build", "s", ({ buildTime }) => buildTime),
    series("Largest Contentful Paint of that category", "ms", ({ largest }) => largest),
    series("Click to the painted category", "ms", ({ painted }) => painted),
  ];
  const all = [search, select, ...shopSeries];
  const file = "pictures/growth.svg";
  writeFileSync(join(docs, file), await plotGrowth(relativeGrowth(all)));
  return {
    title: "Growth",
    method: `Made-up catalogues, all products in one category; the bound is that nothing grows faster than the catalogue (the rules may grow five times as fast, as memory is slower than the processor's cache). Rules: medians of 101 runs in Node, of the slowest of four searches. Bytes: brotli. Build: one, with the pictures already encoded. Paint: medians of ${loads} loads on a slow phone, as against the limit. Click: medians of ${clicks}, as under Interaction, from the home page.`,
    rows: [
      ...[search, select].map((rule) => grownRow(rule, cacheSlack)),
      ...shopSeries.map((shop) => grownRow(shop)),
      atMost(
        "Search over 10,000 products",
        search.points.at(-1)?.value ?? Number.NaN,
        searchBound,
        "ms",
      ),
    ],
    notes: shops.map(
      ({ spent }, index) =>
        `Click to the category of ${sizes[index]?.toLocaleString("en")}: ${spent}`,
    ),
    picture: {
      path: file,
      alt: "How each figure grows from 10 to 10,000 products, beside the growth of the catalogue itself",
    },
  };
}

function measureShop(browser: Browser, { directory, buildTime }: MadeUpShop) {
  return withShop(directory, async (address) => {
    const paints: number[] = [];
    while (paints.length < loads) {
      paints.push((await measurePaints(browser, address + category)).largest);
    }
    const done = await clickOften(browser, address, openCategory, clicks);
    return {
      buildTime,
      scripts: scriptBytes(directory),
      html: compressedBytes(directory, `${category}/index.html`),
      largest: median(paints),
      painted: median(done.map(({ painted }) => painted)),
      spent: describeClicks(done),
    };
  });
}
