import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { inTemporaryFolder } from "../build-tools/project/clean-up.ts";
import { serveBuild } from "../build-tools/project/serve-build.ts";
import { launch } from "./browser.ts";
import { measureBytes } from "./measure-bytes.ts";
import { measureClicks } from "./measure-clicks.ts";
import { measureFirstPaint } from "./measure-first-paint.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureLoad } from "./measure-load.ts";
import { copyWithoutScripts } from "./no-js-baseline.ts";
import type { Findings, Section } from "./section.ts";
import { writeReport } from "./write-report.ts";

/** In the order of the report. */
const sections = new Map<string, Section>([
  ["load", measureLoad],
  ["clicks", measureClicks],
  ["paint", measureFirstPaint],
  ["bytes", measureBytes],
  ["lighthouse", measureLighthouse],
]);

const root = join(import.meta.dirname, "..");
const build = join(root, "build");
const start = performance.now();
const machineLoad = loadavg()[0] ?? Number.NaN;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const unknown = positionals.find((name) => !sections.has(name));
if (unknown !== undefined) {
  throw new Error(`There is no section "${unknown}": only ${[...sections.keys()].join(", ")}.`);
}
await using browser = await launch();
const report = writeReport(describeMachine(), await measure());
if (values.quick || positionals.length > 0) console.log(`\n${report}`);
else {
  const path = join(root, "docs/performance.md");
  writeFileSync(path, execFileSync("oxfmt", ["--stdin-filepath", path], { input: report }));
  console.log(
    `Written to docs/performance.md after ${Math.round((performance.now() - start) / 1000)} s.`,
  );
}

function measure(): Promise<readonly Findings[]> {
  return inTemporaryFolder(async (folder) => {
    await copyWithoutScripts(build, folder);
    const [shop, noJs] = [await serveBuild(build), await serveBuild(folder)];
    const context = { browser, build, shop: shop.origin, noJs: noJs.origin, rounds };
    const findings: Findings[] = [];
    for (const [name, section] of sections) {
      if (positionals.length === 0 || positionals.includes(name)) {
        findings.push(await section(context));
      }
    }
    await Promise.all([shop.close(), noJs.close()]);
    return findings;
  });
}

/** What the figures were measured on. */
function describeMachine(): string {
  const on = `${cpus().length} processors (${cpus()[0]?.model})`;
  const programs = `Node ${process.versions.node} and Chromium ${browser.version()}`;
  const today = new Date().toISOString().slice(0, 10);
  return `${today} with ${programs} on ${on}; machine load beforehand: ${machineLoad.toFixed(1)}`;
}

function rounds(full: number): number {
  return values.quick ? Math.min(full, 2) : full;
}
