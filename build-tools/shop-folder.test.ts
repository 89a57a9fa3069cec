import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../test-tools/clean-up.ts";
import { findContentFile } from "./shop-folder.ts";

const module = JSON.stringify(import.meta.resolve("./shop-folder.ts"));

test.each([
  ["content"],
  ["e2e/test-shops/fixture", "--conditions=fixture"],
  ["e2e/test-shops/hebrew", "--conditions=hebrew"],
])("the shop is in %s", (folder, ...flags) => {
  const script = `import { shopFolder } from ${module}; console.log(shopFolder);`;
  const program = [...flags, "--input-type=module-typescript", "-e", script];
  const env = { ...process.env, NODE_OPTIONS: "" };
  const printed = execFileSync(process.execPath, program, { encoding: "utf8", env });
  expect(printed.trim()).toBe(folder);
});

test("a file that a test shop lacks comes from the owner's folder", () =>
  inTemporaryFolder((root) => {
    for (const folder of ["content", "shop"]) mkdirSync(join(root, folder));
    for (const file of ["content/posts.ts", "content/quotes.ts", "shop/posts.ts"]) {
      writeFileSync(join(root, file), "");
    }
    const find = (name: string) => findContentFile(root, name, "shop");
    expect(find("posts.ts")).toBe(join(root, "shop/posts.ts"));
    expect(find("quotes.ts")).toBe(join(root, "content/quotes.ts"));
    return Promise.resolve();
  }));
