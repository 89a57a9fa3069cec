import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, expect, test } from "vitest";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "shop-content-"));
  cpSync("content", join(root, "content"), {
    recursive: true,
    filter: (path) => !path.includes("images"),
  });
});

afterEach(() => rmSync(root, { recursive: true }));

/** Reads the content in a process of its own, as the check does, and returns the problems. */
function problems(): unknown {
  const module = join(import.meta.dirname, "load-content.ts");
  const script = `import { loadContent } from ${JSON.stringify(module)}; console.log(JSON.stringify((await loadContent(${JSON.stringify(root)})).problems))`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module-typescript", "-e", script], {
      encoding: "utf8",
    }),
  );
}

test("content that can be read has no problem", () => {
  expect(problems()).toEqual([]);
});

test("a forgotten comma is told with its line, and a missing file beside it", () => {
  writeFileSync(
    join(root, "content/services.ts"),
    "export const services = [\n  { a: 1\n    b: 2 },\n];\n",
  );
  rmSync(join(root, "content/posts.ts"));
  expect(problems()).toMatchObject([
    { file: "content/posts.ts", found: "no file" },
    { file: "content/services.ts", entry: "line 3", allowed: "a file that can be read" },
  ]);
});

test("another name for what a file exports is told", () => {
  writeFileSync(join(root, "content/posts.ts"), "export const post = [];\n");
  expect(problems()).toMatchObject([
    { file: "content/posts.ts", entry: "posts", found: "no export of that name (but post)" },
  ]);
});
