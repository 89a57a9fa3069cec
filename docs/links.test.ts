import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root });

test.each(documents)("every link in %s leads to a file", (document) => {
  const written = readFileSync(join(root, document), "utf8");
  // Removes code examples, because their links lead to pages of a shop.
  const text = written.replaceAll(/^ *```[^]*?^ *```/gm, "");
  const links = [...text.matchAll(/(?:\]\(|src=")(?!https?:)([^)#"]+)/g)].map(
    ([, link = ""]) => link,
  );
  const folder = join(root, dirname(document));
  expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
});
