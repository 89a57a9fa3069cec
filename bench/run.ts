import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { buildProject } from "../build-tools/project/copy-project.ts";
import { quick, sectionNames } from "./arguments.ts";
import { withBrowser } from "./browser.ts";
import { bytes } from "./measure-bytes.ts";
import { paint } from "./measure-first-paint.ts";
import { growth } from "./measure-growth.ts";
import { interaction } from "./measure-interactions.ts";
import { lighthouse } from "./measure-lighthouse.ts";
import { load } from "./measure-load.ts";
import { server } from "./measure-server.ts";
import type { ReportSection } from "./metrics.ts";
import { trackProgress } from "./progress.ts";
import { type Machine, summarise, writeReport } from "./write-report.ts";

const root = join(import.meta.dirname, "..");

/** In the order of the report. */
const sections = [load, interaction, growth, paint, bytes, lighthouse, server];

const unknown = sectionNames.filter((name) => sections.every((section) => section.name !== name));
if (unknown.length > 0) {
  const known = sections.map(({ name }) => name).join(", ");
  console.error(`There is no section "${unknown.join('", "')}". Choose from: ${known}.`);
  process.exit(1);
}
const chosen = sections.filter(
  ({ name }) => sectionNames.length === 0 || sectionNames.includes(name),
);

const machineLoad = loadavg()[0] ?? 0;
console.log("Building the shop.");
buildProject(root);

const progress = trackProgress(chosen);
const reports: ReportSection[] = [];
for (const section of chosen) {
  const { step, late, end } = progress.begin(section);
  reports.push(await section.measure({ build: join(root, "build"), step, late }));
  end();
}

const report = writeReport(await describeMachine(), reports);
const isFullRun = !quick && chosen.length === sections.length;
if (isFullRun) {
  const path = join(root, "docs/performance.md");
  writeFileSync(path, report);
  execFileSync("oxfmt", [path]);
} else console.log(`\n${report}`);
console.log(`\n${summarise(reports)}`);
if (isFullRun)
  console.log(`Written to docs/performance.md after ${Math.round(progress.elapsed())} s.`);

function describeMachine(): Promise<Machine> {
  return withBrowser(async (browser) => ({
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    chromium: browser.version(),
    processors: cpus().length,
    processor: cpus()[0]?.model ?? "unknown",
    load: machineLoad,
  }));
}
