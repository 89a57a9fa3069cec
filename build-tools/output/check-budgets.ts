import { readdirSync } from "node:fs";
import { join } from "node:path";
import { listPrecache } from "../offline/write-service-worker.ts";
import { listHtmlFiles } from "../prerender/list-html-files.ts";
import { buildDirectory, readBasePath } from "./base-path.ts";
import { budgets } from "./budgets.ts";
import { measureContent } from "./measure-content.ts";
import { assetsOf, ownScripts, servedBytes } from "./served-files.ts";

const root = join(import.meta.dirname, "../..");
const build = join(root, buildDirectory);
const client = join(build, "client");
const base = readBasePath();
const breaches: string[] = [];

const scripts = assetsOf(build, "index.html", "js");
const styles = assetsOf(build, "index.html", "css");
const preloadedFont = assetsOf(build, "index.html", "woff2");
const fonts = readdirSync(join(client, "assets"))
  .filter((file) => file.endsWith(".woff2"))
  .map((file) => `assets/${file}`);
const precache = await listPrecache(root, client, base);
const precached = [...precache.files, ...precache.pages].map((address) =>
  join(address.slice(base.length), address.endsWith("/") ? "index.html" : ""),
);

check("scripts of /", scripts, budgets.scripts);
check(
  "our own code of /, without the content",
  ownScripts(scripts),
  budgets.ownCode,
  await measureContent(root),
);
check("styles of /", styles, budgets.styles);
check("the preloaded font", preloadedFont, budgets.preloadedFont);
check("fonts", fonts, budgets.fonts);
check("the precache", precached, budgets.precache);
for (const { file, path } of listHtmlFiles(client))
  check(`the HTML of ${path}`, [file], budgets.html);
check("the HTML of the not-found page", ["404.html"], budgets.html);
report("number of scripts of /", scripts.length, budgets.chunkGroups, "files", scripts);

if (breaches.length > 0) {
  console.error(`\n${breaches.join("\n")}`);
  process.exit(1);
}

function check(what: string, files: readonly string[], budget: number, discount = 0): void {
  const bytes = servedBytes(build, files) - discount;
  report(
    what,
    bytes,
    budget,
    "bytes",
    files.map((file) => `${file} ${servedBytes(build, [file])}`),
  );
}

function report(
  what: string,
  found: number,
  budget: number,
  unit: string,
  parts: readonly string[],
): void {
  console.log(`${what}: ${found} of ${budget} ${unit}`);
  if (found > budget) {
    breaches.push(
      `Over budget: ${what} is ${found} ${unit}, the limit is ${budget}.\n  ${parts.join("\n  ")}`,
    );
  }
}
