import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listPrecache } from "../offline/write-service-worker.ts";
import { listHtmlFiles } from "../prerender/list-html-files.ts";
import { buildDirectory, readBasePath } from "./base-path.ts";
import { ourBudgets, ownerBudgets } from "./budgets.ts";
import { measureContent } from "./measure-content.ts";
import { assetsOf, ownScripts, servedBytes } from "./served-files.ts";

const root = join(import.meta.dirname, "../..");
const build = join(root, buildDirectory);
const client = join(build, "client");
const base = readBasePath();

const scripts = assetsOf(build, "index.html", "js");
const own = ownScripts(scripts);
const ours = [
  ["libraries", sizeOf(scripts) - sizeOf(own), ourBudgets.libraries],
  ["our own code", sizeOf(own) - (await measureContent(root)), ourBudgets.ownCode],
  ["styles", stylesWithoutPictures(), ourBudgets.styles],
] as const;

const fonts = readdirSync(join(client, "assets")).filter((file) => file.endsWith(".woff2"));
const largestPage = [...listHtmlFiles(client).map(({ file }) => file), "404.html"].toSorted(
  (a, b) => sizeOf([b]) - sizeOf([a]),
)[0];
const precache = await listPrecache(root, client, base);
const precached = [...precache.files, ...precache.pages].map((address) =>
  join(address.slice(base.length), address.endsWith("/") ? "index.html" : ""),
);
const owners = [
  ["the scripts", sizeOf(scripts), ownerBudgets.scripts, "Fewer products, or shorter texts"],
  [
    "the largest page",
    sizeOf(largestPage ? [largestPage] : []),
    ownerBudgets.html,
    "Shorter texts, or fewer products at first",
  ],
  [
    "the preloaded font",
    sizeOf(assetsOf(build, "index.html", "woff2")),
    ownerBudgets.preloadedFont,
    "Another font, or fewer letters",
  ],
  [
    "all fonts",
    sizeOf(fonts.map((file) => `assets/${file}`)),
    ownerBudgets.fonts,
    "Another font, or fewer letters",
  ],
  ["the precache", sizeOf(precached), ownerBudgets.precache, "Fewer or smaller pictures"],
] as const;

for (const [what, bytes, limit] of [...ours, ...owners])
  console.log(`${what}: ${bytes} of ${limit} bytes`);
for (const [what, bytes, limit, remedy] of owners) {
  if (bytes > limit) {
    console.warn(`Large: ${what} is ${bytes} bytes, more than ${limit}. ${remedy} would help.`);
  }
}
const breaches = ours.filter(([, bytes, limit]) => bytes > limit);
for (const [what, bytes, limit] of breaches) {
  console.error(`Over budget: ${what} is ${bytes} bytes, the limit is ${limit}.`);
}
process.exitCode = breaches.length > 0 ? 1 : 0;

function sizeOf(files: readonly string[]): number {
  return servedBytes(build, files);
}

/** The owner's pictures and backdrops have a rule each (build-tools/theme/). */
function stylesWithoutPictures(): number {
  const css = assetsOf(build, "index.html", "css").map((file) =>
    readFileSync(join(client, file), "utf8"),
  );
  const rules = /\[data-(?:backdrop|crop)=[^{}]*\{[^{}]*\}/g;
  return brotliCompressSync(css.join("").replaceAll(rules, "")).length;
}
