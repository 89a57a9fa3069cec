import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../../test-tools/clean-up.ts";
import { writeHeadersFile } from "./write-headers-file.ts";

test("_headers has the server's headers, and a year of caching for each existing file with a hash", () =>
  inTemporaryFolder(async (folder) => {
    const files = ["assets/app-1a2b.js", "assets/a-3c4d.woff2"];
    const sizes = ["hat-240.0a1b2c3d", "hat-480.0a1b2c3d", "a.hat-240.4e5f6a7b"];
    for (const file of [...files, ...sizes.map((name) => `images/${name}.avif`)]) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), "");
    }
    await writeHeadersFile(folder, "/demo/");
    const written = await readFile(join(folder, "_headers"), "utf8");
    const [everywhere, ...others] = written.split("\n\n");
    expect(everywhere).toMatch(/^\/demo\/\*\n {2}X-Content-Type-Options: nosniff\n/);
    const forAYear = "\n  Cache-Control: public, max-age=31536000, immutable";
    expect(others).toEqual([
      "/demo/service-worker.js\n  Cache-Control: no-cache",
      `/demo/assets/a-3c4d.woff2${forAYear}`,
      `/demo/assets/app-1a2b.js${forAYear}`,
      `/demo/images/*.4e5f6a7b.avif${forAYear}`,
      `/demo/images/*.0a1b2c3d.avif${forAYear}\n`,
    ]);
  }));

test("a _headers file from content/public/ is kept", () =>
  inTemporaryFolder(async (folder) => {
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "_headers"), "/*\n  X-Mine: yes\n");
    await writeHeadersFile(folder, "/");
    expect(await readFile(join(folder, "_headers"), "utf8")).toBe("/*\n  X-Mine: yes\n");
  }));
