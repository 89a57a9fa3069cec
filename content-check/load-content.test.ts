import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fileSchemas } from "../app/content-shape/schema.ts";
import { inTemporaryFolder } from "../test-tools/clean-up.ts";

const module = JSON.stringify(import.meta.resolve("./load-content.ts"));

/**
 * Returns the mistakes in content files with the given source code. As in the check, a separate
 * process reads the files.
 */
function mistakesOf(files: Readonly<Record<string, string | Buffer>>): Promise<unknown> {
  return inTemporaryFolder(async (root) => {
    mkdirSync(join(root, "content"));
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(root, `content/${name}.ts`), text);
    }
    const script = `import { loadContent } from ${module}; console.log(JSON.stringify((await loadContent(${JSON.stringify(root)})).mistakes))`;
    const program = ["--input-type=module-typescript", "-e", script];
    return JSON.parse(execFileSync(process.execPath, program, { encoding: "utf8" }));
  });
}

const valid = Object.fromEntries(
  Object.entries(fileSchemas).map(([file, { shape }]) => [
    file,
    Object.keys(shape)
      .map((name) => `export const ${name} = [];\n`)
      .join(""),
  ]),
);

test("every unreadable file is reported, and a syntax error with its line", async () => {
  expect(await mistakesOf(valid)).toEqual([]);
  const { posts: _missing, ...files } = valid;
  const broken = {
    ...files,
    products: "export const products = [\n  { price: 12,50, a: 1 }];\n",
    categories: 'export const genders = [\n  // Über dünne Wölle\n  { name: "Mütze },\n];\n',
    services: "export const services = [\n  { a: 1 }\n\n  // The next\n  { b: 2 },\n];\n",
    colors: "export const colors = entries;\n",
    site: "export const sites = [];\n",
    pictures: Buffer.from("export const pictures = [\n  'Stra\u00dfe' ];\n", "latin1"),
  };
  const syntaxError = expect.stringMatching(/^a syntax error/);
  expect(await mistakesOf(broken)).toMatchObject([
    {
      file: "content/products.ts",
      entry: "line 2",
      found: "a comma in the number 12,50",
      remedy: "Write `12.50`",
    },
    { file: "content/categories.ts", entry: "line 3", found: syntaxError },
    { file: "content/services.ts", entry: "line 2", found: syntaxError },
    { file: "content/posts.ts", found: "no file at this path" },
    { file: "content/colors.ts", found: 'an error in the code ("entries is not defined")' },
    {
      file: "content/pictures.ts",
      entry: "line 2",
      found: "text that is not UTF-8",
      remedy: expect.stringMatching(/^In your editor, reopen the file/),
    },
    { file: "content/site.ts", found: "no export named `site`, only `sites`" },
  ]);
});
