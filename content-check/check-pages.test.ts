import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pagesFolder } from "../build-tools/read-pages.ts";
import { inTemporaryFolder } from "../test-tools/clean-up.ts";
import { checkPages } from "./check-pages.ts";
import { contentWith, namesOfProject } from "./content-fixture.ts";
import { listLinkTargets } from "./link-targets.ts";
import { describeMistake } from "./mistake.ts";

/** Returns the error lines for Markdown files in the fixture shop, given as text by file name. */
function linesOf(pages: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return inTemporaryFolder(async (root) => {
    mkdirSync(join(root, pagesFolder), { recursive: true });
    for (const [name, text] of Object.entries(pages)) {
      writeFileSync(join(root, pagesFolder, name), text);
    }
    const links = listLinkTargets(contentWith({}), namesOfProject);
    const targets = { links, pictures: [], formService: undefined, language: "en" };
    return checkPages(root, targets, namesOfProject.files).map(describeMistake);
  });
}

const front = "---\ntitle: About\n---\n";

test("the text below valid front matter is checked, whatever its line ends", async () => {
  const page = '---\ntitle: "Imprint: who we are"\ndescription: All of it.\nlisted: false\n---\n';
  const lines = [
    expect.stringContaining('imprint.md, line 6: found a link to "/serach", which does not exist.'),
  ];
  expect(await linesOf({ "imprint.md": `${page}[a](/serach)` })).toEqual(lines);
  const windows = page.replaceAll("\n", "\r\n");
  expect(await linesOf({ "imprint.md": `${windows}[a](/serach)` })).toEqual(lines);
  expect(await linesOf({ "imprint.md": page, "über-uns.md": front })).toEqual([]);
});

test.each([
  ["Hello", "line 1: found no front matter. Begin the file with three lines"],
  ["---\ntitel: About\n---\n", "titel: found an unknown field."],
  ["---\ntitle:\n---\n", "title: found nothing. Expected text in quotation marks."],
  ["---\ntitle: 7\n---\n", 'title: found 7. Expected text in quotation marks: "7".'],
  [
    "---\ntitle: [A, B]\n---\n",
    "title: found a list ([ 'A', 'B' ]). Expected a single text in quotation marks.",
  ],
  [
    "---\ntitle: About: us\n---\n",
    "line 2: found front matter that cannot be read. Check that each field appears only once and is on its own line.",
  ],
  ["---\ntitle: A\nlisted: no\n---\n", 'listed: found "no". Expected true or false.'],
])("%j: %s", async (text, words) => {
  expect((await linesOf({ "about.md": text })).join("\n")).toContain(`about.md, ${words}`);
});

test.each([
  [
    "search.md",
    'found a page with the path "/search", which the shop already uses. Rename the file.',
  ],
  ["images.md", 'found a page with the path "/images"'],
  ["index.md", 'found a page with the path "/index"'],
  ["404.md", 'found a page with the path "/404"'],
  [
    "press.md",
    'found a page with the path "/press", which content/public/press.html already uses. Rename one',
  ],
  [
    "About.md",
    'found the file name "About". Expected lowercase letters, digits, and single hyphens only',
  ],
  [
    "about.txt",
    'found a file whose name does not end in ".md". If it is Markdown, rename it to about.md;',
  ],
])("%s: %s", async (name, words) => {
  const lines = await linesOf({ [name]: front });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`content/pages/${name}: ${words}`);
});
