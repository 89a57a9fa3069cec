import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root });

test.each(documents)("every link of %s leads to a file", (document) => {
  const written = readFileSync(join(root, document), "utf8");
  // Examples have links of a shop.
  const text = written.replaceAll(/^ *```[^]*?^ *```/gm, "");
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = ""]) => link);
  const folder = join(root, dirname(document));
  expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
});

const filesIn = (text: string) => [...new Set(text.match(/docs\/pictures\/[\w-]+\.webp/g))];

test("the pictures that are taken are those that README shows, sharp on any screen", () => {
  const tool = readFileSync(join(root, "build-tools/project/take-screenshots.ts"), "utf8");
  const readme = readFileSync(join(root, "README.md"), "utf8");
  expect(filesIn(tool)).toEqual(filesIn(readme));
  const [, shown] = /phone\.webp".* width="(\d+)"/.exec(readme) ?? [];
  expect(tool).toContain(`width: ${2 * Number(shown)},`);
});
