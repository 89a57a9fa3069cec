import { expect, test } from "vitest";
import { linesFor } from "./content-fixture.ts";

const links = "footer.company.links.0.path";
const tile = { name: "Work", path: "/", image: "cut-cap" };

test.each([
  ["products.0.category", "shoos", '"shoes", "caps", or "knit-socks". Did you mean "shoes"?'],
  ["products.0.subcategory", "botos", 'Did you mean "boots"?'],
  ["products.0.color", "sea fom", 'Did you mean "sea foam"?'],
  ["colors.kelp.family", "grean", '"green" or "yellow". Did you mean "green"?'],
  ["products.0.image", "product-svgs", "Expected the name of a picture in content/pictures.ts."],
  ["products.0.image", "product-svg.svg", 'Did you mean "product-svg"?'],
  ["products.0.image", "https://a.example/a.jpg", "; put the URL into its `remote`."],
  ["trending.14", 7, "found 7, which entry 1 already uses. Change or remove one"],
  ["categories.0.genders.0.gender", "womens", "category shoes (Shoes), genders 1, gender: found"],
  ["categories.0.genders.0.image", "knot-1", "in content/pictures.ts with a `backdrop`."],
  ["posts.0.imageUrl", "log", "Expected the name of a picture in content/pictures.ts."],
  ["site.pictures.notFound", "log", "Expected the name of a picture in content/pictures.ts."],
  ["footer.details.images.0", "log", "Expected the name of a picture in content/pictures.ts."],
  ["heroCards.0.image", "knot-1", "in content/pictures.ts with a `backdrop`."],
  ["site.heroImages.0.image", "knot-1", "in content/pictures.ts with a `backdrop`."],
  ["site.searchExamples.0.image", "log", "Expected the name of a picture in content/pictures.ts."],
  ["site.pictures.nothingFound", "knot-1", "in content/pictures.ts with a `backdrop`."],
  ["site.pictures.relatedLinks", "knot-1", "in content/pictures.ts with a `backdrop`."],
  ["categoryTiles.4", { ...tile, image: "knot-9" }, "tile 5 (Work), image: found"],
  ["pictures.knot-1.dark", "log", 'picture "knot-1", dark: found "log". Expected the name of'],
  ["pictures.knot-1.dark", "product-remote", "that has neither `dark` nor `remote`."],
  ["pictures.knot-1.backdrop", "sannd", 'theme.css. Did you mean "sand"?'],
  ["categories.0.genders.1.backdrop", "clai", 'Did you mean "clay"?'],
  ["heroCards.0.backdrop", "clai", 'Did you mean "clay"?'],
  [
    "pictures.knot-1.backdrop",
    "moss",
    "; to use another, add --moss and --on-moss to content/theme.css",
  ],
  ["posts.0.path", "/serach", 'Did you mean "/search"?'],
  ["products.0.availability", "instock", 'Did you mean "InStock"?'],
  ["site.productPages", "yes", "Expected true or false"],
  ["categoryTiles.0.path", "/serach", 'Did you mean "/search"?'],
  ["site.heroImages.0.path", "/serach", 'Did you mean "/search"?'],
  ["site.navigation.1.path", "/serach", 'Did you mean "/search"?'],
  ["footer.useful.links.0.path", "/serach", 'Did you mean "/search"?'],
  [links, "/serach", 'company.links 1 (About), path: found "/serach".'],
  [
    links,
    "/serach",
    "the path of a page or of a file in content/public/, or one listed in `plannedPaths` in content/site.ts. Did",
  ],
  [links, "/categories/shoes/mens", 'Did you mean "/categories/shoes/men"?'],
  [links, "/size-guide.pdf", "of a file in content/public/, or one listed in `plannedPaths`"],
  [links, "/care#wol", 'Expected a heading of content/pages/care.md. Did you mean "/care#wool"?'],
  [links, "/care/?a=1#wol", "Expected a heading of content/pages/care.md."],
  [links, "about", 'Expected a path such as "/search" or "/resume.pdf", a link that begins'],
  [links, "mailto:me", 'begins with "https://", "mailto:" or "tel:", or the word "github".'],
  [links, "javascript:alert(1)", "Expected a path such as"],
  [links, "//other.example", "Expected a path such as"],
  [links, String.raw`/\other.example`, "Expected a path such as"],
  [links, "/<b>", "Expected a path such as"],
  [links, "https://a;b", "Expected a path such as"],
  [links, "http://a.example", "Expected a path such as"],
  [
    "site.plannedPaths",
    ["/shop", "/contact"],
    'Expected "/shop" and "/login" in this list, because the header',
  ],
  ["site.searchExamples.0.words", "velvet", "Expected text from a product's name or description."],
  ["texts.search.synonyms.galosh", "bots", 'or description. Did you mean "boots"?'],
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
  expect(lines).toEqual([expect.stringContaining('found "/shop/99". Expected the path of a')]);
});

test("a synonym and an example may refer to words with look-alike characters", () => {
  const changes = {
    "products.0.description": "Dishwasher\u00ADproof, in men's sizes.",
    "texts.search.synonyms.robust": "dishwasherproof",
    "site.searchExamples.0.words": "men’s",
  };
  expect(linesFor(changes)).toEqual([]);
});
