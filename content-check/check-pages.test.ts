import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../build-tools/project/clean-up.ts";
import { pagesFolder } from "../build-tools/read-pages.ts";
import { checkPages } from "./check-pages.ts";
import { contentWith, namesOfProject } from "./content-fixture.ts";
import { listLinkTargets } from "./link-targets.ts";
import { describeMistake } from "./mistake.ts";

const formService = "https://forms.example/f/abc";

/** Returns the error lines for Markdown files in the fixture shop, given as text by file name. */
function linesOf(pages: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return inTemporaryFolder(async (root) => {
    mkdirSync(join(root, pagesFolder), { recursive: true });
    for (const [name, text] of Object.entries(pages)) {
      writeFileSync(join(root, pagesFolder, name), text);
    }
    const links = listLinkTargets(contentWith({}), namesOfProject);
    const targets = { links, pictures: ["cut-cap", "cut-boot"], formService };
    return checkPages(root, targets, namesOfProject.files).map(describeMistake);
  });
}

const front = "---\ntitle: About\n---\n";

const valid = `---
title: "Imprint: who we are"
description: All of it.
listed: false
---

[Home](/), [search](/search?q=wool), [this](#who-we-are-2), [file](/size%20guide.pdf), [mail](mailto:a@b.site),
[call](tel:+45123), [another site](https://a.example/?b=1&c), [code](github), [itself](/care#wool), <a@b.site>.

## Who we *are*

### Small

## Who we are

![](cut-cap) and ![A boot](cut-boot "A title")

<address>Main street <br> 12</address>

<form action="https://forms.example/f/abc" method="post">
<label>Mail <input name="mail" type="email" /></label>
</form>

<video src="/size%20guide.pdf" poster='/a%23b.pdf' controls></video>

| A              |
| -------------- |
| [b](/search "t") |
`;

test("a page may contain every kind of link, pictures, headings and plain HTML", async () => {
  expect(await linesOf({ "imprint.md": valid, "über-uns.md": front })).toEqual([]);
  expect(await linesOf({ "imprint.md": valid.replaceAll("\n", "\r\n") })).toEqual([]);
});

test.each([
  [
    "[a](/serach)",
    'line 4: found "/serach". Expected the address of a page, of a file in content/public/',
  ],
  ["[a](/serach)", 'Did you mean "/search"?'],
  ["\n\n* a\n\n  * [b](about.md)", 'line 8: found "about.md". Expected an address inside the shop'],
  ["| a |\n|-|\n| [b](/x) |", 'line 6: found "/x".'],
  [
    '<form method="post" action="https://elsewhere.example/f"></form>',
    'line 4: found "https://elsewhere.example/f". Expected an address on the site of `formService`',
  ],
  ['<form action="/send"></form>', 'line 4: found "/send". Expected an address on the site'],
  ['<video src="/gone.mp4"></video>', 'line 4: found "/gone.mp4". Expected the address of a file'],
  ["a <audio controls src=b.mp3></audio>", 'line 4: found "b.mp3". Expected the address of a file'],
  ["<audio>\n<source src='https://a.example/b.mp3'></audio>", 'found "https://a.example/b.mp3".'],
  ["[a](http://a.example)", 'found "http://a.example". Expected an address'],
  ["## Wool\n\n[a](#wol)", 'line 6: found "#wol". Expected a heading of this page'],
  [
    "[a](/care#wol)",
    'found "/care#wol". Expected a heading of content/pages/care.md. Did you mean',
  ],
  ["![](cut-cup)", 'found "cut-cup". Expected the name of a picture in content/pictures.ts.'],
  ["![](cut-cup)", 'Did you mean "cut-cap"?'],
  ["![](https://a.example/a.jpg)", ", with the address in its `remote`."],
  ["# About", 'line 4: found "# About". Expected "##": the first heading is the title.'],
  ["## A\n\n#### B", 'line 6: found "#### B". Expected at most "###": no level may be skipped.'],
  [
    "a <b>b</b>\nc <img src='/x'>",
    "line 5: found <img>. Expected Markdown: HTML may not contain links,",
  ],
  ["<div>\n<script>a</script></div>", "found <script>. Expected Markdown"],
])("%j: %s", async (text, words) => {
  const lines = await linesOf({ "about.md": front + text });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("content/pages/about.md, line ");
  expect(lines[0]).toContain(words);
});

test.each([
  ["Hello", "line 1: found no front matter. Expected three lines"],
  ["---\ntitel: About\n---\n", "titel: found an unknown field."],
  ["---\ntitle:\n---\n", "title: found nothing. Expected a text."],
  ["---\ntitle: 7\n---\n", 'title: found 7. Expected a text, in quotation marks: "7".'],
  ["---\ntitle: [A, B]\n---\n", "title: found [ 'A', 'B' ]. Expected a text."],
  [
    "---\ntitle: About: us\n---\n",
    "line 2: found front matter that is not YAML (Nested mappings are not allowed in compact mappings). Expected quotation marks around a text that contains a colon",
  ],
  ["---\ntitle: A\nlisted: no\n---\n", 'listed: found "no". Expected true or false.'],
])("%j: %s", async (text, words) => {
  expect((await linesOf({ "about.md": text })).join("\n")).toContain(`about.md, ${words}`);
});

test.each([
  [
    "search.md",
    'found the address "/search", which another page or folder of the shop already has.',
  ],
  ["images.md", 'found the address "/images"'],
  ["About.md", 'found "About". Expected lowercase letters of any script'],
  ["about.txt", 'found a file that is not Markdown. Expected a file such as "about.md".'],
])("%s: %s", async (name, words) => {
  const lines = await linesOf({ [name]: front });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`content/pages/${name}: ${words}`);
});
