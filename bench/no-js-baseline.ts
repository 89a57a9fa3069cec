import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compressFiles } from "../build-tools/site-files/compress-files.ts";

/** Copies a build and removes every script and modulepreload link from its pages. */
export async function copyWithoutScripts(build: string, target: string): Promise<void> {
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
