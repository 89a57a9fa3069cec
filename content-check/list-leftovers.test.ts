import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTemporaryFolder } from "../test-tools/clean-up.ts";
import { contentWith } from "./content-fixture.ts";
import { listEnglishTexts, listHiddenPictures, listTemplateParts } from "./list-leftovers.ts";
import { template } from "./template.ts";

const root = join(import.meta.dirname, "..");
const readContentFile = (file: string) => readFileSync(join(root, "content", file), "utf8");

test("parts of the template left in a renamed shop are listed", () => {
  const changes = { "site.description": template.description, "posts.1.title": template.posts[2] };
  expect(listTemplateParts("no-project", contentWith(changes))).toEqual([
    "content/site.ts, description: found content from the template. Replace it with your own.",
    "content/posts.ts, post 2, title: found content from the template. Replace it with your own.",
  ]);
  const unnamed = contentWith({ ...changes, "site.name": template.name });
  expect(listTemplateParts(".", unnamed)).toEqual([]);
});

test("the list in template.ts matches the template's own content", () => {
  if (!readContentFile("site.ts").includes(`name: "${template.name}"`)) return;
  const missing = (file: string, texts: readonly string[]) =>
    texts.filter((text) => !readContentFile(file).includes(text));
  const changed = [
    ...missing("site.ts", [template.description]),
    ...missing("texts.ts", template.texts),
    ...missing("posts.ts", template.posts),
  ];
  // Only warns, because an owner may change the content before renaming the shop. The list in
  // template.ts is still correct then.
  if (changed.length > 0) {
    console.warn(`Not in content/ as in content-check/template.ts: ${changed.join(", ")}`);
    return;
  }
  expect(listTemplateParts(root, contentWith({}))).toEqual([
    "content/images/social-card.webp: found content from the template. Replace it with your own.",
  ]);
});

test("texts still in English in another language are counted, and some are named", () => {
  expect(listEnglishTexts(contentWith({}))).toEqual([]);
  expect(listEnglishTexts(contentWith({ "texts.language": "de" }))).toEqual([
    expect.stringMatching(
      /^content\/texts\.ts: found English text in frame\.skip, frame\.cart, frame\.login, and \d\d more, but `language` is "de"\. Translate the text in these fields\.$/,
    ),
  ]);
  const product = { price: "Preis", was: "vorher", sale: "−{percent}%", rating: "{rating} von 5" };
  const translated = { language: "de", product, filter: "Filter" };
  expect(listEnglishTexts({ texts: translated })).toEqual([]);
});

test("a picture that neither content nor a component uses is listed", () =>
  inTemporaryFolder(async (folder) => {
    for (const path of ["app", "content/pages"]) mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, "app/about.tsx"), '<Picture name="portrait" sizes="50vw" />');
    writeFileSync(join(folder, "content/products.ts"), '{ image: "hat" }');
    writeFileSync(join(folder, "content/pictures.ts"), '{ "hat-2": {} }');
    writeFileSync(join(folder, "content/pages/about.md"), "![](atelier)");
    const pictures = { hat: { dark: "night" }, "hat-2": {}, portrait: {}, atelier: {}, night: {} };
    expect(listHiddenPictures(folder, pictures)).toEqual([
      'content/pictures.ts, picture "hat-2": found a picture that is not used on any page. Use it, or remove both this entry and its image file.',
    ]);
  }));
