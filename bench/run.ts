import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../build-tools/project/find-browser.ts";
import { serve, serveBuild } from "../build-tools/project/serve-build.ts";
import { formatTable, ratioRow } from "./format-table.ts";
import { measureClick, measureLoad, measureLongestTask } from "./measure-cpu.ts";
import { firstActs, measureFirstAct } from "./measure-first-act.ts";
import { lighthousePaths, runLighthouse } from "./run-lighthouse.ts";
import { removeScripts } from "./without-scripts.ts";

// Measures the built shop, and writes docs/performance.md. `npm run bench -- ../other/build` compares it
// with another build instead, and only prints.

const root = join(import.meta.dirname, "..");
const [other] = process.argv.slice(2);
const rounds = 7;

const shop = await serveBuild(join(root, "build"));
const baseline =
  other === undefined ? await serve(removeScripts(shop.origin)) : await serveBuild(resolve(other));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const over = other === undefined ? "without scripts" : "of the other build";

/** Measures both in turn: whatever slows a round down, such as another program, cancels out in its ratio. */
async function compare(what: string, measure: (origin: string) => Promise<number>) {
  const pairs: [number, number][] = [];
  for (let round = 1; round <= rounds; round++) {
    console.log(`${what}, round ${round} of ${rounds}`);
    const first = round % 2 === 0 ? await measure(baseline.origin) : undefined;
    const ours = await measure(shop.origin);
    pairs.push([ours, first ?? (await measure(baseline.origin))]);
  }
  return ratioRow(what, pairs);
}

try {
  const cpu = [
    await compare("load of `/`", (origin) => measureLoad(browser, origin, "/")),
    await compare("load of a category", (origin) =>
      measureLoad(browser, origin, lighthousePaths[1]),
    ),
    await compare("touch to a category", (origin) =>
      // Without scripts, a touch loads a document.
      other === undefined && origin === baseline.origin
        ? measureLoad(browser, origin, lighthousePaths[1])
        : measureClick(browser, origin),
    ),
    await compare("longest task of `/`, processor at a quarter", (origin) =>
      measureLongestTask(browser, origin, "/"),
    ),
  ];
  const acts = [];
  for (const [name, act] of Object.entries(firstActs)) {
    // Without scripts, there is nothing to compare with.
    if (other === undefined) break;
    acts.push(await compare(name, (origin) => measureFirstAct(browser, origin, act)));
  }
  const scores = [];
  for (const path of lighthousePaths) {
    scores.push([`\`${path}\``, ...(await runLighthouse(shop.origin + path))]);
    scores.push([`\`${path}\`, ${over}`, ...(await runLighthouse(baseline.origin + path))]);
  }
  const report = `# Performance

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} with Chromium ${browser.version()} on ${cpus().length} processors (${cpus()[0]?.model}).

CPU time until a second after a page is loaded and hydrated, on a phone's screen with an empty cache; medians of ${rounds} rounds in turn, and the median of the ratios within a round. Without scripts, a touch is a load. Lighthouse: one run each with its settings for a phone.

${formatTable(["CPU time of the main thread", "Shop", over, "Ratio"], cpu)}

${formatTable(["First act, tap to paint, processor at a quarter", "Shop", over, "Ratio"], acts)}

${formatTable(["Lighthouse, mobile", "Performance", "FCP", "LCP", "TBT", "CLS"], scores)}
`;
  console.log(report);
  if (other === undefined) writeFileSync(join(root, "docs/performance.md"), report);
} finally {
  await browser.close();
  await Promise.all([shop.close(), baseline.close()]);
}
