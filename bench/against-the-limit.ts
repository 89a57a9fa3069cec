import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { compressFiles } from "../tooling/build/compress-files.ts";
import { howOften } from "./arguments.ts";
import { inTemporaryFolder } from "../tooling/clean-up.ts";
import { withShop } from "./child-server.ts";
import { measurePaints, type Paints } from "./paints.ts";
import { atMost, figure, formatFigure, type Part, type Row } from "./rows.ts";
import { median } from "./statistics.ts";

const pages = ["/", "/categories/clothes"] as const;

/** How often each page is opened with and without its scripts. */
const pairs = howOften(11);

const bounds = { first: 1.05, largest: 1.1 } as const;

/** The shop beside the fastest it could be: the same pages, served the same way, without scripts. */
export function measureAgainstTheLimit(browser: Browser, build: string): Promise<Part> {
  return inTemporaryFolder(async (limit) => {
    await writeWithoutScripts(build, limit);
    return withShop(build, (ours) =>
      withShop(limit, async (bare) => {
        const rows: Row[] = [];
        const notes: string[] = [];
        for (const page of pages) {
          console.log(`against the limit: ${page}, ${pairs} pairs`);
          const found = await measurePairs(browser, ours + page, bare + page);
          rows.push(...rowsOf(page, found));
          notes.push(noteOf(page, found));
        }
        return {
          title: "Against the limit",
          method: `Each page beside itself with every script taken out, compressed the same way and served by the same server: ${pairs} pairs in turn, each with an empty cache on a phone's screen (390×844, density 2), the processor slowed 4× and the network to slow 4G (562 ms, 180 kB/s). Ratios of medians.`,
          rows,
          notes,
        };
      }),
    );
  });
}

type Pairs = { readonly ours: Paints[]; readonly limit: Paints[] };

/** Each pair begins with the other, so that neither always comes first. */
async function measurePairs(browser: Browser, ours: string, limit: string): Promise<Pairs> {
  const found: Pairs = { ours: [], limit: [] };
  for (let pair = 0; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? (["ours", "limit"] as const) : (["limit", "ours"] as const);
    for (const which of order) {
      found[which].push(await measurePaints(browser, which === "ours" ? ours : limit));
    }
  }
  return found;
}

function rowsOf(page: string, { ours, limit }: Pairs): Row[] {
  const names = { first: "First Contentful Paint", largest: "Largest Contentful Paint" } as const;
  return (["first", "largest"] as const).flatMap((which) => {
    const mine = median(ours.map((paints) => paints[which]));
    const least = median(limit.map((paints) => paints[which]));
    return [
      figure(`\`${page}\` ${names[which]}`, mine, "ms"),
      figure(`\`${page}\` ${names[which]} without scripts`, least, "ms"),
      atMost(`\`${page}\` ${names[which]}, ratio`, mine / least, bounds[which], "times"),
    ];
  });
}

function noteOf(page: string, { ours, limit }: Pairs): string {
  const elements = new Set([...ours, ...limit].map(({ element }) => `\`${element}\``));
  return `\`${page}\`: the largest paint was ${[...elements].join(" or ")}, from ${rangeOf(ours)} with scripts and from ${rangeOf(limit)} without.`;
}

function rangeOf(paints: readonly Paints[]): string {
  const times = paints.map(({ largest }) => largest);
  return `${formatFigure(Math.min(...times), "ms")} to ${formatFigure(Math.max(...times), "ms")}`;
}

/** Copies a build and takes every script, and every hint to fetch one, out of its pages. */
async function writeWithoutScripts(build: string, target: string): Promise<void> {
  await cp(build, target, { recursive: true });
  const client = join(target, "client");
  for (const name of await readdir(client, { recursive: true })) {
    const path = join(client, name);
    if (/\.(?:br|gz)$/.test(name)) await rm(path);
    if (name.endsWith(".html")) {
      await writeFile(path, withoutScripts(await readFile(path, "utf8")));
    }
  }
  await compressFiles(client);
}

/** A page's HTML without its scripts and without the hints to fetch them early. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, "");
}
