import { expect, test } from "vitest";
import { linesFor } from "./content-fixture.ts";

const links = "footer.company.links.0.path";
const tile = { name: "Work", path: "/", image: "cut-cap" };

test.each([
  [
    "products.0.category",
    "shoos",
    'found "shoos". Expected "shoes", "caps", or "knit-socks". Did you mean "shoes"?',
  ],
  ["products.0.subcategory", "botos", 'Did you mean "boots"?'],
  ["products.0.color", "sea fom", 'Did you mean "sea foam"?'],
  ["colors.kelp.family", "grean", 'Expected "green" or "yellow". Did you mean "green"?'],
  ["products.0.image", "product-svgs", "but content/pictures.ts has no picture with this name."],
  ["products.0.image", "product-svg.svg", 'Did you mean "product-svg"?'],
  [
    "products.0.image",
    "https://a.example/a.jpg",
    "with this URL as its `remote.address`, and use that picture's name here.",
  ],
  ["trending.14", 7, "trending 15: found 7, but trending 1 is already 7. Change or remove one"],
  ["categories.0.genders.0.gender", "womens", 'category "shoes" (Shoes), genders 1, gender: found'],
  [
    "categories.0.genders.0.image",
    "knot-1",
    "a picture without a `backdrop` in content/pictures.ts.",
  ],
  ["posts.0.imageUrl", "log", "but content/pictures.ts has no picture with this name."],
  ["site.pictures.notFound", "log", "but content/pictures.ts has no picture with this name."],
  ["footer.details.images.0", "log", "but content/pictures.ts has no picture with this name."],
  ["heroCards.0.image", "knot-1", "a picture without a `backdrop` in content/pictures.ts."],
  ["site.heroImages.0.image", "knot-1", "a picture without a `backdrop` in content/pictures.ts."],
  ["site.searchExamples.0.image", "log", "but content/pictures.ts has no picture with this name."],
  [
    "site.pictures.nothingFound",
    "knot-1",
    "a picture without a `backdrop` in content/pictures.ts.",
  ],
  [
    "site.pictures.relatedLinks",
    "knot-1",
    "a picture without a `backdrop` in content/pictures.ts.",
  ],
  ["categoryTiles.4", { ...tile, image: "knot-9" }, "tile 5 (Work), image: found"],
  [
    "pictures.knot-1.backdrop",
    "sannd",
    'Expected "sand", "camel", "clay", "cognac", "forest", or "sky". Did you mean "sand"?',
  ],
  [
    "pictures.knot-1.dark",
    "log",
    'picture "knot-1", dark: found "log", but content/pictures.ts has no picture',
  ],
  ["pictures.knot-1.dark", "product-remote", "which has a `remote` field."],
  ["categories.0.genders.1.backdrop", "clai", 'Did you mean "clay"?'],
  ["heroCards.0.backdrop", "clai", 'Did you mean "clay"?'],
  [
    "pictures.knot-1.backdrop",
    "moss",
    'or "sky". To use "moss", add `--moss` and `--on-moss` to content/theme.css.',
  ],
  ["posts.0.path", "/serach", 'Did you mean "/search"?'],
  ["products.0.availability", "instock", 'Did you mean "InStock"?'],
  ["site.productPages", "yes", "Expected true or false"],
  ["categoryTiles.0.path", "/serach", 'Did you mean "/search"?'],
  ["site.heroImages.0.path", "/serach", 'Did you mean "/search"?'],
  ["site.navigation.1.path", "/serach", 'Did you mean "/search"?'],
  ["footer.useful.links.0.path", "/serach", 'Did you mean "/search"?'],
  [links, "/serach", 'company.links 1 (About), path: found "/serach", which does not exist.'],
  [
    links,
    "/serach",
    'Expected the path of a page, or of a file in content/public/. Did you mean "/search"?',
  ],
  [links, "/gone", "Expected the path of a page, or of a file in content/public/. To link to a"],
  [links, "/categories/shoes/mens", 'Did you mean "/categories/shoes/men"?'],
  [links, "/size-guide.pdf", 'Did you mean "/size%20guide.pdf"?'],
  [
    links,
    "/care#wol",
    'no heading in content/pages/care.md has the ID "wol". Did you mean "/care#wool"?',
  ],
  [
    links,
    "/care/?a=1#wol",
    'no heading in content/pages/care.md has the ID "wol". Replace the part after',
  ],
  [links, "about", 'Expected a path such as "/search", a URL'],
  [
    "site.plannedPaths",
    ["/shop", "/contact"],
    'found no entry for "/login", although the shop links there. Add "/login" to the list.',
  ],
  [
    "site.searchExamples.0.words",
    "velvet",
    "which does not appear in any product's name or description.",
  ],
  ["texts.search.synonyms.galosh", "bots", 'name or description. Did you mean "boots"?'],
])("%s: %s", (path, value, words) => {
  const lines = linesFor({ [path]: value });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(words);
});

test.each([
  [links, "/"],
  [links, "/search?q=boot"],
  [links, "/#trending"],
  [links, "/categories/caps/women/"],
  [links, "/shop/3"],
  [links, "/shop?x=1"],
  [links, "https://me.example/work"],
  [links, "/size%20guide.pdf#page=2"],
  [links, "/care/#wool"],
  [links, "/care#t%C3%AAte"],
  [links, "/a%23b.pdf"],
  [links, "/C++%20notes.pdf"],
  [links, "/C%2B%2B%20notes.pdf"],
  [links, "/lookbook"],
  [links, "/lookbook/"],
  ["site.plannedPaths.3", "/care"],
  [links, "mailto:me@my.site?subject=A%20job"],
  [links, "tel:+1-617-555-0123"],
  ["site.navigation.3.path", "https://me.example/work"],
  ["site.searchExamples.0.words", "FELT on"],
  ["texts.search.synonyms.way", "rubber sole"],
  ["trending", [1, 10]],
])("%s may be %s", (path, value) => {
  expect(linesFor({ [path]: value })).toEqual([]);
});

test("with product pages, a link to a product is one to a page that exists", () => {
  const on = { "site.productPages": true };
  expect(linesFor({ ...on, [links]: "/shop/3" })).toEqual([]);
  const lines = linesFor({ ...on, [links]: "/shop/99" });
  expect(lines).toEqual([
    expect.stringContaining('found "/shop/99", which does not exist. Expected the path of a'),
  ]);
});

test("a synonym and an example may refer to words with look-alike characters", () => {
  const changes = {
    "products.0.description": "Dishwasher\u00ADproof, in men's sizes.",
    "texts.search.synonyms.robust": "dishwasherproof",
    "site.searchExamples.0.words": "men’s",
  };
  expect(linesFor(changes)).toEqual([]);
});
