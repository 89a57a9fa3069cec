import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { categories } from "#content/categories.ts";
import { inTemporaryFolder } from "../test-tools/clean-up.ts";
import { browserFlags, findBrowser } from "../test-tools/find-browser.ts";
import { serveBuild } from "../test-tools/serve-build.ts";
import { type Figures, formatTable } from "./format-table.ts";
import { measureAct } from "./measure-act.ts";
import { measureLoad, measurePaint } from "./measure-load.ts";
import { copyWithoutScripts } from "./without-scripts.ts";

// `npm run bench` compares the built shop with a copy of itself without scripts.
// `npm run bench -- ../other/build` compares the shop with another build.
// `--only paint` runs the measurements with "paint" in their name. `--rounds 3` runs 3 rounds instead of 7.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "" },
    rounds: { type: "string", default: "7" },
  },
});
const [other] = positionals;

const category = `/categories/${categories[0]?.id ?? ""}`;

const acts = {
  "touch on a link": { path: "/", control: `main a[href$="${category}"]`, changed: "h1" },
  "Show More": {
    path: "/",
    control: "section[aria-labelledby=trending] button",
    changed: "section[aria-labelledby=trending] article",
  },
  "first filter": {
    path: category,
    panelButton: "#filter",
    control: "#filters input",
    // Skips inert cards, which are fading out.
    changed: "main article:not([inert], [inert] *)",
  },
};

type Measure = (origin: string) => Promise<Figures>;

await inTemporaryFolder(async (folder) => {
  const own = join(import.meta.dirname, "../build");
  if (other === undefined) copyWithoutScripts(own, folder);
  const shop = await serveBuild(own);
  const baseline = await serveBuild(other === undefined ? folder : resolve(other));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });

  const measurements: Record<string, Measure> = {
    "load of /": (origin) => measureLoad(browser, origin),
    "load of a category": (origin) => measureLoad(browser, origin + category),
    "paint of /": (origin) => measurePaint(browser, origin),
    "paint of a category": (origin) => measurePaint(browser, origin + category),
  };
  // Measures taps only when comparing with another build. Without scripts, Show More and the filters do not work, and a tap
  // on a link loads another document, which ends the measurement.
  for (const [name, act] of other === undefined ? [] : Object.entries(acts)) {
    measurements[name] = (origin) => measureAct(browser, origin, act);
  }

  const results: Record<string, [Figures, Figures][]> = {};
  for (const [name, measure] of Object.entries(measurements)) {
    if (!name.includes(values.only)) continue;
    const pairs: [Figures, Figures][] = [];
    // Alternates which build is measured first, so interference from other programs cancels out over the rounds.
    for (let round = 1; round <= Number(values.rounds); round++) {
      console.log(`${name}, round ${round} of ${values.rounds}`);
      const before = round % 2 === 0 ? await measure(baseline.origin) : undefined;
      const figures = await measure(shop.origin);
      pairs.push([figures, before ?? (await measure(baseline.origin))]);
    }
    results[name] = pairs;
  }
  console.log(formatTable(other === undefined ? "without scripts" : "other build", results));
  await browser.close();
  await Promise.all([shop.close(), baseline.close()]);
});
