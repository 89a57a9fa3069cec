import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileSchemas } from "../content/schema.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "shop-content-"));
  mkdirSync(join(root, "content"));
  for (const [file, { shape }] of Object.entries(fileSchemas)) {
    const exports = Object.keys(shape).map((name) => `export const ${name} = [];\n`);
    writeFileSync(join(root, `content/${file}.ts`), exports.join(""));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

/** Reads the content in a separate process, as the check does, and returns the problems. */
function problems(): unknown {
  const module = join(import.meta.dirname, "load-content.ts");
  const script = `import { loadContent } from ${JSON.stringify(module)}; console.log(JSON.stringify((await loadContent(${JSON.stringify(root)})).problems))`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module-typescript", "-e", script], {
      encoding: "utf8",
    }),
  );
}

test("valid content has no problem", () => {
  expect(problems()).toEqual([]);
});

test("every file that cannot be read is reported, a syntax error with its line", () => {
  const broken = { services: "[\n  { a: 1\n    b: 2 },\n]", colors: "entries" };
  for (const [name, value] of Object.entries(broken)) {
    writeFileSync(join(root, `content/${name}.ts`), `export const ${name} = ${value};\n`);
  }
  writeFileSync(join(root, "content/site.ts"), "export const sites = [];\n");
  rmSync(join(root, "content/posts.ts"));
  expect(problems()).toMatchObject([
    {
      file: "content/services.ts",
      entry: "line 3",
      found: expect.stringMatching(/^a syntax error \(.+\)$/),
      expected: "a file that can be read",
    },
    { file: "content/posts.ts", found: "no file" },
    { file: "content/colors.ts", found: "an error (entries is not defined)" },
    { file: "content/site.ts", entry: "site", found: "no export of that name, but sites" },
  ]);
});

test("a decimal comma is reported with the number to write instead", () => {
  writeFileSync(join(root, "content/posts.ts"), "export const posts = [{ price: 12,50, a: 1 }];\n");
  expect(problems()).toMatchObject([
    { entry: "line 1", expected: "a file that can be read: 12.50, with a point" },
  ]);
});

test("a missing quotation mark is reported with its own line", () => {
  writeFileSync(
    join(root, "content/posts.ts"),
    'export const posts = [\n  // Über dünne Wölle\n  { name: "Mütze },\n  { name: "Hut" },\n];\n',
  );
  expect(problems()).toMatchObject([
    { file: "content/posts.ts", entry: "line 3", found: "a syntax error (Unterminated string)" },
  ]);
});
