import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { measureAgainstTheLimit } from "./against-the-limit.ts";
import { namedParts, trial } from "./arguments.ts";
import { withBrowser } from "./browser.ts";
import { measureGrowth } from "./growth.ts";
import { measureInteraction } from "./interaction.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { inTemporaryFolder } from "../tooling/clean-up.ts";
import { buildProject } from "../tooling/copy-project.ts";
import type { Part } from "./rows.ts";
import { measureServer } from "./server-load.ts";
import { type Machine, writeReport } from "./write-report.ts";

const root = join(import.meta.dirname, "..");
const build = join(root, "build");

/** In the order of the report. */
const measurements: Record<string, (docs: string) => Promise<Part>> = {
  lighthouse: () => measureLighthouse(build),
  limit: () => withBrowser((browser) => measureAgainstTheLimit(browser, build)),
  interaction: () => withBrowser((browser) => measureInteraction(browser, build)),
  growth: (docs) => withBrowser((browser) => measureGrowth(browser, docs)),
  server: () => measureServer(build),
};

const names = namedParts.length > 0 ? namedParts : Object.keys(measurements);
const unknown = names.filter((name) => !Object.hasOwn(measurements, name));
if (unknown.length > 0) {
  console.error(
    `There is no measurement "${unknown.join(", ")}". There are: ${Object.keys(measurements).join(", ")}.`,
  );
  process.exit(1);
}

const whole = !trial && namedParts.length === 0;
const load = loadavg()[0] ?? 0;
const started = performance.now();
console.log("building the shop");
buildProject(root);
if (whole) await measureInto(join(root, "docs"));
else await inTemporaryFolder(measureInto);

/** Measures what was asked for. Only the whole benchmark is kept; a part or a trial is printed. */
async function measureInto(docs: string): Promise<void> {
  mkdirSync(join(docs, "pictures"), { recursive: true });
  const parts: Part[] = [];
  for (const name of names) parts.push(await measure(name, docs));
  const report = writeReport(await describeMachine(), parts);
  if (whole) writeFileSync(join(docs, "performance.md"), report);
  console.log(whole ? "\ndocs/performance.md is written." : `\n${report}`);
}

async function measure(name: string, docs: string): Promise<Part> {
  const part = await measurements[name]?.(docs);
  if (part === undefined) throw new Error(`There is no measurement "${name}".`);
  const missed = part.rows.filter(({ held }) => held === false).length;
  const after = Math.round((performance.now() - started) / 1000);
  console.log(
    `${name}: ${missed === 0 ? "all bounds held" : `${missed} bounds missed`}, ${after} s`,
  );
  return part;
}

function describeMachine(): Promise<Machine> {
  return withBrowser(async (browser) => ({
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    chromium: browser.version(),
    processors: cpus().length,
    processor: cpus()[0]?.model ?? "unknown",
    load,
  }));
}
