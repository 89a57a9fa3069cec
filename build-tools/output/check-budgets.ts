import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listPrecache } from "../offline/write-service-worker.ts";
import { listHtmlFiles } from "../prerender/list-html-files.ts";
import { buildDirectory, readBasePath } from "./base-path.ts";
import { measureContent } from "./measure-content.ts";
import { assetsOf, ownScripts, servedBytes } from "./served-files.ts";

const root = join(import.meta.dirname, "../..");
const build = join(root, buildDirectory);
const client = join(build, "client");
const base = readBasePath();
const kB = 1000;

const scripts = assetsOf(build, "index.html", "js");
const own = ownScripts(scripts);
const pages = [...listHtmlFiles(client).map(({ file }) => file), "404.html"];
const precache = await listPrecache(root, client, base);
const precached = [...precache.files, ...precache.pages].map((address) =>
  join(decodeURI(address.slice(base.length)), address.endsWith("/") ? "index.html" : ""),
);

/** What is ours, in bytes as served (brotli), with 5 % of room. Over a limit, `npm test` fails. */
const ours = [
  ["libraries", sizeOf(scripts) - sizeOf(own), 72 * kB],
  ["our own code", sizeOf(own) - (await measureContent(root)), 19.5 * kB],
  ["styles", stylesWithoutPictures(), 10.6 * kB],
] as const;

/** What grows with the owner's content. Over a limit, `npm test` warns, and says what would help. */
const owners = [
  ["the scripts", sizeOf(scripts), 100 * kB, "Fewer products, or shorter texts"],
  ["the largest page", Math.max(...pages.map((file) => sizeOf([file]))), 12 * kB, "Shorter texts"],
  ["the preloaded font", sizeOf(assetsOf(build, "index.html", "woff2")), 22 * kB, "Another font"],
  ["all fonts", sizeOf(globSync("assets/*.woff2", { cwd: client })), 45 * kB, "Another font"],
  ["the precache", sizeOf(precached), 1200 * kB, "Fewer or smaller pictures"],
] as const;

for (const [what, bytes, limit] of [...ours, ...owners])
  console.log(`${what}: ${bytes} of ${limit} bytes`);
for (const [what, bytes, limit, remedy] of owners) {
  if (bytes > limit) {
    console.warn(`Large: ${what} is ${bytes} bytes, more than ${limit}. ${remedy} would help.`);
  }
}
for (const [what, bytes, limit] of ours) {
  if (bytes <= limit) continue;
  console.error(`Over budget: ${what} is ${bytes} bytes, the limit is ${limit}.`);
  process.exitCode = 1;
}

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
