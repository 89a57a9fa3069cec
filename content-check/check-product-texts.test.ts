import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { productsFolder } from "../build-tools/read-pages.ts";
import { inTemporaryFolder } from "../test-tools/clean-up.ts";
import { checkProductTexts } from "./check-product-texts.ts";
import { contentWith, namesOfProject } from "./content-fixture.ts";
import { listLinkTargets } from "./link-targets.ts";
import { describeMistake } from "./mistake.ts";

/** Returns the error lines for one Markdown file about a product. */
function linesOf(name: string, text: string | Buffer): Promise<readonly string[]> {
  return inTemporaryFolder(async (root) => {
    mkdirSync(join(root, productsFolder), { recursive: true });
    writeFileSync(join(root, productsFolder, name), text);
    const links = listLinkTargets(contentWith({}), namesOfProject);
    const targets = { links, pictures: ["cut-cap"], formService: undefined, language: "en" };
    return checkProductTexts(root, targets, [3, 12]).map(describeMistake);
  });
}

test("a product's text has links, headings and pictures", async () => {
  expect(await linesOf("3.md", "## Care\n\n[Wool](/care#wool)\n\n![](cut-cap)\n")).toEqual([]);
});

test.each([
  ["4.md", "", 'found the file name "4", but no product has this `_id`. Use'],
  ["boot.md", "", 'found the file name "boot", but no product has this `_id`'],
  [
    "3.txt",
    "",
    'found a file whose name does not end in ".md". If it is Markdown, rename it to 3.md;',
  ],
  ["12.md", "---\ntitle: Boot\n---\n", "line 1: found front matter. Remove it."],
  [
    "12.md",
    "Wool.\n\n[a](/serach)",
    'line 3: found a link to "/serach", which does not exist. Expected the path',
  ],
  ["12.md", "![](cut-cup)", 'Did you mean "cut-cap"?'],
  ["12.md", Buffer.from("caf\u00E9", "latin1"), "found text that is not UTF-8"],
])("%s with %j: one line says what to write", async (name, text, words) => {
  const lines = await linesOf(name, text);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(words);
});
