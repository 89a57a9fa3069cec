import { expect, test } from "vitest";
import { linesFor } from "./content-fixture.ts";

const links = "site.footer.company.links.0.path";
const tile = { name: "Work", path: "/", image: "cut-cap" };

test.each([
  [
    "products.0.category",
    "shoos",
    'Expected "shoes", "caps", or "knit-socks". Did you mean "shoes"?',
  ],
  ["products.0.subcategory", "botos", 'Did you mean "boots"?'],
  ["products.0.color", "sea fom", 'Did you mean "sea foam"?'],
  [
    "products.0.image",
    "product-svgs",
    "Expected the name of a picture in content/pictures.ts. Did",
  ],
  ["products.0.image", "https://a.example/a.jpg", ', and there the address as "remote".'],
  [
    "trending.14",
    15,
    "content/products.ts, trending, 15: found 15. Expected the _id of a product.",
  ],
  ["trending.14", 7, "Expected a value of its own: number 1 has it already."],
  ["categories.0.genders.0.gender", "womens", "category shoes (Shoes), genders 1, gender: found"],
  [
    "categories.0.genders.0.image",
    "knot-1",
    "picture in content/pictures.ts that has a `backdrop`.",
  ],
  ["categoryTiles.4", { ...tile, image: "knot-1" }, "tile 5 (Work), image: found"],
  [
    "pictures.knot-1.backdrop",
    "sannd",
    'or "sky", or a pair of tokens --sannd and --on-sannd in app/styles/tokens.css. Did you mean "sand"?',
  ],
  [
    "site.navigation.0.path",
    "/serach",
    'navigation 1 (Home), path: found "/serach". Expected the address of a page, or one that notSetUp in content/site.ts lists. Did you mean "/search"?',
  ],
  [links, "/about", "footer.company.links 1 (About), path: found"],
  [links, "/categories/shoes/mens", 'Did you mean "/categories/shoes/men"?'],
  [links, "about", 'Expected an address inside the shop, such as "/search"'],
  [links, "//other.example", "Expected an address inside the shop"],
  [links, String.raw`/\other.example`, "Expected an address inside the shop"],
  [links, "/<b>", "Expected an address inside the shop"],
  [
    "categoryTiles.4",
    { ...tile, path: "http://me.example" },
    'Expected an address inside the shop, such as "/search", one of another site, such as "https://example.com", or "github".',
  ],
  ["categoryTiles.4", { ...tile, path: "https://a;b" }, 'path: found "https://a;b"'],
  [
    "site.notSetUp.3",
    "/search",
    "Expected an address without a page. This one has a page: remove it from `notSetUp`.",
  ],
  [
    "site.searchExamples.0",
    "velvet",
    'searchExamples, 1: found "velvet". Expected words that are in a name or a description.',
  ],
  ["site.searchExamples.0", "et", "Expected at least three letters."],
  [
    "texts.search.synonyms.galosh",
    "bots",
    'search.synonyms.galosh: found "bots". Expected words that are in a name or a description. Did you mean "boots"?',
  ],
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
  [links, "github"],
  ["categoryTiles.4", { ...tile, path: "https://me.example/work" }],
  ["site.searchExamples.0", "FELT on"],
  ["texts.search.synonyms.way", "rubber sole"],
  ["trending", [1, 10]],
])("%s may be %s", (path, value) => {
  expect(linesFor({ [path]: value })).toEqual([]);
});
