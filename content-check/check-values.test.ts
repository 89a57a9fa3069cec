import { expect, test } from "vitest";
import { contentWith, linesFor } from "./content-fixture.ts";

test("a line names file, entry, field, the value found and the value to write", () => {
  expect(linesFor({ "products.0.gender": "womens" })).toEqual([
    'content/products.ts, product 1 (Quilted Felt Slipper), gender: found "womens". Expected "men", "women", or "unisex". Did you mean "women"?',
  ]);
});

const script = "https://counter.example/count.js";
const countPage = { call: "counter.count" };

test.each([
  ["products.0.subcategory", "", 'found "". Expected some text.'],
  ["products.0.rating", 5.1, "rating: found 5.1. Expected a number from 0 to 5."],
  ["products.0.rating", -0.1, "rating: found -0.1. Expected a number from 0 to 5."],
  ["products.0.rating", "4,5", "Expected a number with no comma and no quotation marks: `4.5`."],
  ["products.0.rating", "12", 'rating: found "12". Expected a number from 0 to 5.'],
  ["products.0.price", "0,500", "no quotation marks: `0.500`."],
  ["products.0.price", [5], "price: found a list ([ 5 ]). Expected a number above 0."],
  ["products.0.price", "88", 'found "88". Expected a number with no quotation marks: `88`.'],
  [
    "products.0.price",
    "1,240",
    "marks: `1240` if the comma separates thousands, or `1.24` if it is a decimal comma.",
  ],
  [
    "products.0.price",
    0,
    "found 0. Expected a number above 0, because the shop cannot show free products.",
  ],
  ["products.0.price", -1, "found -1. Expected a number above 0."],
  ["products.0.price", 4.999, "Expected at most 2 decimal places, because prices are in USD."],
  [
    "products.1.oldPrice",
    68,
    "found 68. Expected a number above the price (68), or no `oldPrice` at all.",
  ],
  ["posts.0.date", undefined, 'found nothing. Expected a date in quotation marks, such as "Nov 14'],
  [
    "products.0.description",
    undefined,
    "description: found nothing. Expected text in quotation marks.",
  ],
  [
    "products.0.name",
    "x".repeat(300),
    `found "${"x".repeat(120)}…". Expected at most 80 characters.`,
  ],
  ["products.0.name", " ", 'product 1, name: found " ". Expected some text.'],
  ["products.0._id", 1.5, "_id: found 1.5. Expected a whole number above 0."],
  [
    "products.0.colour",
    "tar",
    'found an unknown field. Did you mean "color"? If not, remove this field, or',
  ],
  [
    "products.3.gender",
    undefined,
    'but other products in this category have a `gender`. Expected "men", "women", or "unisex".',
  ],
  ["genders.3", { id: "Kids", name: "kids" }, "Expected lowercase letters, digits, and"],
  ["pictures.knot-1.alt", "", 'content/pictures.ts, picture "knot-1", alt: found "".'],
  ["pictures. ", { alt: "A path" }, 'picture " ": found a blank name. Give the entry a name'],
  ["pictures.knot-1.crop", { width: "222", x: 70, y: 10 }, 'crop.width: found "222". Expected a'],
  [
    "pictures.knot-1.crop",
    { x: 70 },
    "crop.y: found nothing. Expected a percentage without the % sign, such as 50.",
  ],
  ["pictures.knot-1.crop", { x: 70, y: 10, phone: { top: 2 } }, "crop.phone.top: found an unknown"],
  ["pictures.product-png.close.y", 101, "close.y: found 101. Expected a percentage from 0"],
  ["pictures.product-png.close.zoom", 5, "zoom: found 5. Expected a number from 2 to 4."],
  ["pictures.product-remote.remote.address", "http://a.example/a.jpg", 'begins with "https://"'],
  ["pictures.product-remote.remote.height", undefined, "found nothing. Expected a whole number"],
  [
    "colors.kelp",
    "green",
    'content/colors.ts, color "kelp": found "green". Expected fields in braces, as in `{ swatch: …, family: … }`.',
  ],
  ["colors.kelp.swatch", "green", 'found "green". Expected a hex color, such as "#8f5230".'],
  ["colorFamilies.2", { name: "Green" }, "content/colors.ts, family 3, name: found"],
  ["site.heroImages", [], "heroImages: found no entries. Expected exactly 3 entries."],
  [
    "categoryTiles",
    [],
    "content/category-tiles.ts, categoryTiles: found no entries. Expected 2 to",
  ],
  ["site.email", "hello", 'content/site.ts, email: found "hello". Expected an email address,'],
  ["site.github", "github.com/me", 'Expected a valid URL that begins with "https://",'],
  ["site.analytics", { script: "count.js", countPage }, 'script: found "count.js". Expected a'],
  ["site.analytics", { script, countPage: { call: "count()" } }, "Expected the name of a function"],
  [
    "site.analytics",
    { script, countPage, attributes: { onload: "x" } },
    'attributes.onload: found "onload". Expected an attribute whose name begins with "data-"',
  ],
  ["site.formService", "forms.example", 'Expected a valid URL that begins with "https://",'],
  [
    "site.plannedPaths.2",
    "/login/",
    'plannedPaths 3: found "/login/". Expected a path such as "/about",',
  ],
  ["site.address", "https://shop.example/a&b", 'address: found "https://shop.example/a&b".'],
  ["site.name", "x".repeat(25), "at most 24 characters, to fit the header on a phone."],
  ["site.searchExamples.0.words", "so", 'words: found "so". Expected at least three characters.'],
  ["site.heroImages.3", {}, "heroImages: found 4 entries. Expected exactly 3 entries."],
  [
    "site.navigation",
    "/",
    'navigation: found "/". Expected a list in square brackets, as in `[ … ]`.',
  ],
  [
    "heroCards.1.title",
    "men",
    'already has the `title` "Men". Change one of the two so that they differ by more than capitalization.',
  ],
  ["posts.1.id", 1, "already has the same `id`. Change"],
  ["services.1.icon", "trucks", 'Did you mean "truck"?'],
  ["site.navigation.1.label", "Home", "but navigation 1 already has the same `label`. Change"],
])("%s: %s", (path, value, words) => {
  const lines = linesFor({ [path]: value });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(words);
});

test.each([
  ..."products.0.name categories.0.name genders.0.name subcategories.0 colorFamilies.0.name".split(
    " ",
  ),
  ..."categoryTiles.0.name heroCards.0.title services.0.title posts.0.title".split(" "),
  ..."site.heroImages.0.name site.navigation.0.label footer.useful.links.0.label".split(" "),
])("%s has at most 80 characters", (path) => {
  expect(linesFor({ [path]: "x".repeat(81) }).join()).toContain("at most 80 characters");
});

const withoutGenders = Object(contentWith({}).products).map(
  ({ gender: _gender, ...product }: { gender: string }) => product,
);

test.each([
  {},
  { "texts.home.deal": "bis {day}.{month}.", "texts.locale": "pl-PL" },
  { "texts.product.sale": "Save {amount}" },
  { "texts.products.one": "one product" },
  { "subcategories.9": "rain jackets" },
  { "products.0.rating": 5, "products.1.rating": 0, "products.0.name": "x".repeat(80) },
  { "site.name": "x".repeat(24), "site.searchExamples.0.words": "hat" },
  { products: withoutGenders, genders: [], "categories.0.genders": [] },
])("nothing is wrong with %o", (changes) => {
  expect(linesFor(changes)).toEqual([]);
});

test("a list of cards may be empty and has at most twelve entries", () => {
  for (const list of ["posts", "services", "heroCards"])
    expect(linesFor({ [list]: [] })).toEqual([]);
  const posts = Array.from({ length: 13 }, (_, index) => ({
    id: index + 1,
    title: `Post ${index}`,
    subtitle: "About it.",
    date: "Monday",
    imageUrl: "log-1",
  }));
  expect(linesFor({ posts: posts.slice(1) })).toEqual([]);
  expect(linesFor({ posts })).toEqual([
    "content/posts.ts, posts: found 13 entries. Expected at most 12 entries.",
  ]);
});

test("a currency without decimals requires whole prices", () => {
  expect(linesFor({ "texts.currency": "JPY" })).toContain(
    "content/products.ts, product 13 (Liner for Boots), oldPrice: found 12.55. Expected a whole number, because prices are in JPY.",
  );
});
