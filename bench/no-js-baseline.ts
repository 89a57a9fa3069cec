import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "../build-tools/output/compress-files.ts";
import { inTemporaryFolder } from "../build-tools/project/clean-up.ts";
import { withShop } from "./child-server.ts";

/** The addresses, without a trailing slash, of a build and of the same pages without scripts. */
export type Pair = { readonly shop: string; readonly noJs: string };

/** Serves a build and its baseline: the same pages and styles without any script. */
export function withNoJsBaseline<T>(build: string, work: (pair: Pair) => Promise<T>): Promise<T> {
  return inTemporaryFolder(async (baseline) => {
    await copyWithoutScripts(build, baseline);
    return withShop(build, (shop) => withShop(baseline, (noJs) => work({ shop, noJs })));
  });
}

/** Copies a build and removes every script and modulepreload link from its pages. */
async function copyWithoutScripts(build: string, target: string): Promise<void> {
  await cp(build, target, { recursive: true });
  const client = join(target, "client");
  for (const name of await readdir(client, { recursive: true })) {
    const path = join(client, name);
    if (/\.(?:br|gz)$/.test(name)) await rm(path);
    if (name.endsWith(".html")) await writeFile(path, withoutScripts(await readFile(path, "utf8")));
  }
  await compressFiles(client);
}

/** A page's HTML without scripts and modulepreload links. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, "");
}
