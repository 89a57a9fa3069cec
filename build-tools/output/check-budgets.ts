import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildDirectory, readBasePath } from "./base-path.ts";
import { budgets } from "./budgets.ts";
import { listHtmlFiles } from "../pages/list-html-files.ts";
import { listPrecache } from "../offline/write-service-worker.ts";
import { measureContent } from "./measure-content.ts";

const root = join(import.meta.dirname, "../..");
const client = join(root, buildDirectory, "client");
const base = readBasePath();
const breaches: string[] = [];

const home = readFileSync(join(client, "index.html"), "utf8");
const scripts = assetsOf(home, "js");
const styles = assetsOf(home, "css");
const own = scripts.filter((file) => !/vendor-|rolldown-runtime-|manifest-/.test(file));
const fonts = readdirSync(join(client, "assets"))
  .filter((file) => file.endsWith(".woff2"))
  .map((file) => `assets/${file}`);
const precache = await listPrecache(root, client, base);
const kept = [...precache.files, ...precache.pages].map((address) =>
  join(address.slice(base.length), address.endsWith("/") ? "index.html" : ""),
);

check("scripts of /", scripts, budgets.scripts);
check("our own code of /, without the content", own, budgets.ownCode, await measureContent(root));
check("styles of /", styles, budgets.styles);
check("the preloaded font", assetsOf(home, "woff2"), budgets.preloadedFont);
check("fonts", fonts, budgets.fonts);
check("what is kept for offline use", kept, budgets.precache);
for (const { file, path } of listHtmlFiles(client))
  check(`the HTML of ${path}`, [file], budgets.html);
check("the HTML of the not-found page", ["404.html"], budgets.html);
report("number of scripts of /", scripts.length, budgets.chunkGroups, "files", scripts);

if (breaches.length > 0) {
  console.error(`\n${breaches.join("\n")}`);
  process.exit(1);
}

function check(what: string, files: readonly string[], budget: number, discount = 0): void {
  const bytes = files.reduce((sum, file) => sum + servedSize(file), 0) - discount;
  report(
    what,
    bytes,
    budget,
    "bytes",
    files.map((file) => `${file} ${servedSize(file)}`),
  );
}

function report(what: string, found: number, budget: number, unit: string, parts: string[]): void {
  console.log(`${what}: ${found} of ${budget} ${unit}`);
  if (found > budget) {
    breaches.push(
      `Over budget: ${what} is ${found} ${unit}, the limit is ${budget}.\n  ${parts.join("\n  ")}`,
    );
  }
}

/** The scripts, styles or fonts that a page references, as files of the build. */
function assetsOf(html: string, extension: string): string[] {
  const found = html.matchAll(new RegExp(`assets/[\\w.-]+\\.${extension}(?=")`, "g"));
  return [...new Set([...found].map(([file]) => file))];
}

function servedSize(file: string): number {
  const path = join(client, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
