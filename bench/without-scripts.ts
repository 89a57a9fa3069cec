import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Copies a build without the scripts of its pages: the least that its pages could cost. */
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
