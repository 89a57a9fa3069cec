import { readdirSync } from "node:fs";
import { join } from "node:path";
import { assetsOf, servedBytes } from "./served-files.ts";

/** Prints what changes for visitors between two builds as a table in Markdown, for a pull request. */
const [before, after] = process.argv.slice(2).map(measure);
if (before === undefined || after === undefined)
  throw new Error("Expected the folders of two builds.");
console.log("| Bytes as served | Before | After | Change |\n| --- | --: | --: | --: |");
for (const [name, bytes] of after) {
  const old = before.get(name) ?? 0;
  console.log(`| ${name} | ${old} | ${bytes} | ${bytes - old} |`);
}

function measure(build: string): ReadonlyMap<string, number> {
  const images = readdirSync(join(build, "client/images")).map((file) => `images/${file}`);
  const files = [
    ["HTML of /", ["index.html"]],
    ["scripts of /", assetsOf(build, "js")],
    ["styles of /", assetsOf(build, "css")],
    ["preloaded font of /", assetsOf(build, "woff2")],
    ["service worker", ["service-worker.js"]],
    ["all pictures, in every size", images],
  ] as const;
  return new Map(files.map(([name, found]) => [name, servedBytes(build, found)]));
}
