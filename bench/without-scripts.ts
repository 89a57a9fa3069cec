import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Copies a build and removes the scripts from its pages. The copy shows the minimum cost of loading the pages. */
export function copyWithoutScripts(build: string, folder: string): void {
  cpSync(build, folder, { recursive: true });
  for (const file of globSync("client/**/*.html", { cwd: folder })) {
    const path = join(folder, file);
    const html = readFileSync(path, "utf8")
      .replaceAll(/<script\b[^>]*>[^]*?<\/script>/gi, "")
      .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/gi, "");
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    rmSync(`${path}.gz`);
  }
}
