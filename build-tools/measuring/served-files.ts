import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** The scripts, style sheets or fonts that the home page of a build names, as files of its client folder. */
export function assetsOf(build: string, extension: "js" | "css" | "woff2"): readonly string[] {
  const html = readFileSync(join(build, "client/index.html"), "utf8");
  const named = html.matchAll(new RegExp(`assets/[\\w.-]+\\.${extension}(?=")`, "g"));
  return [...new Set([...named].map(([file]) => file))];
}

/** How many bytes files of a build are as served: brotli where compressing was worth it. */
export function servedBytes(build: string, files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const path = join(build, "client", file);
    const compressed = statSync(`${path}.br`, { throwIfNoEntry: false });
    return sum + (compressed ?? statSync(path)).size;
  }, 0);
}

/**
 * How many bytes the styles of the home page are as served, without the rule that each of the owner's
 * pictures and backdrops has (build-tools/pictures/picture-styles-plugin.ts).
 */
export function styleBytes(build: string): number {
  const css = assetsOf(build, "css").map((file) =>
    readFileSync(join(build, "client", file), "utf8"),
  );
  const rules = /\[data-(?:backdrop|crop|close)=[^{}]*\{[^{}]*\}/g;
  return brotliCompressSync(css.join("").replaceAll(rules, "")).length;
}
