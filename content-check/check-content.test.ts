import { expect, test } from "vitest";
import { contentWith, linesFor } from "./content-fixture.ts";
import { valueAt } from "./content-path.ts";

test("numbers, names and list items are unique, ignoring case", () => {
  expect(linesFor({ "products.12._id": 14, "products.12.name": "fisher beanie" })).toEqual([
    'content/products.ts, product 14, name: found "fisher beanie", but product 8 already has the `name` "Fisher Beanie". Change one of the two so that they differ by more than capitalization.',
    'content/products.ts, product "Sock from Elsewhere", _id: found 14, but product "fisher beanie" already has the same `_id`. Change one of the two.',
    "content/products.ts, trending 13: found 13, but no product has this `_id`. Use the `_id` of an existing product.",
  ]);
});

test.each([
  ..."categories.N.id categories.N.name genders.N.id genders.N.name subcategories.N".split(" "),
  ..."colorFamilies.N.name categoryTiles.N.name heroCards.N.id heroCards.N.title".split(" "),
  ..."services.N.title posts.N.id posts.N.title site.navigation.N.label".split(" "),
  ..."footer.company.links.N.label footer.useful.links.N.label".split(" "),
  ..."footer.details.images.N site.heroImages.N.image site.searchExamples.N.words".split(" "),
])("the second of two equal values is reported: %s", (field) => {
  const [first, second] = [field.replace("N", "0"), field.replace("N", "1")];
  const value = valueAt(contentWith({}), first.split("."));
  const lines = linesFor({ [second]: value });
  expect(lines.filter((line) => line.includes(" already "))).toHaveLength(1);
});

test("an entry that differs from another one only in capitalization is reported as written", () => {
  expect(linesFor({ "subcategories.1": "SLIPPERS" })).toContain(
    'content/categories.ts, subcategory 2: found "SLIPPERS", but subcategory 1 is already "slippers". Change or remove one of the two so that they differ by more than capitalization.',
  );
});

test("one of the first eight trending products has the largest reduction", () => {
  expect(linesFor({ "products.0.oldPrice": 320 })).toEqual([
    "content/products.ts, trending: found the product with the largest discount (Quilted Felt Slipper, `_id` 1) at entry 9. Move it into the first 8 entries.",
  ]);
  expect(linesFor({ "products.0.oldPrice": 320, trending: [2, 3, 4, 5, 6, 7, 8, 9] })).toEqual([
    "content/products.ts, trending: found no entry for the product with the largest discount (Quilted Felt Slipper, `_id` 1). Add its `_id` to the first 8 entries.",
  ]);
});

test("all mistakes are reported at once, and a wrong value shared by several products once", () => {
  expect(
    linesFor({ "products.0.rating": 9, "products.0.author": "", "categories.0.id": "footwear" }),
  ).toEqual([
    expect.stringContaining("product 1 (Quilted Felt Slipper), rating: found 9."),
    expect.stringContaining('product 1 (Quilted Felt Slipper), author: found "".'),
    'content/products.ts, product 1 (Quilted Felt Slipper) and 5 more, category: found "shoes". Expected "footwear", "caps", or "knit-socks". To use "shoes", add it to the shop\'s `categories` in content/categories.ts.',
    expect.stringContaining(
      'tile 1 (Shoes), path: found "/categories/shoes", which does not exist.',
    ),
  ]);
});

test("neither an unreadable file nor a wrong list causes further lines", () => {
  const changes = { "products.0.price": -1, pictures: undefined };
  expect(linesFor(changes, ["content/pictures.ts"])).toEqual([
    expect.stringContaining("product 1 (Quilted Felt Slipper), price: found -1."),
  ]);
  expect(linesFor({ products: [] })).toEqual([
    "content/products.ts, products: found no entries. Expected at least one entry.",
  ]);
  expect(linesFor({ subcategories: [] })).toContain(
    'content/products.ts, product 2 (Two-Strap Sandal), subcategory: found "sandals", but `subcategories` in content/categories.ts is empty. To use "sandals", add it to that list.',
  );
  expect(linesFor({ "categories.1.id": "Caps" })).toEqual([
    expect.stringContaining('category "Caps", id: found "Caps".'),
  ]);
});

test("the check itself never fails for any content", () => {
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  for (const odd of [null, undefined, 7, 7n, "text", [], {}, [null], Symbol("odd"), endless]) {
    for (const changes of [
      { products: [odd], posts: [odd], categoryTiles: [odd], site: odd },
      { products: odd, trending: odd, categories: odd, genders: odd, colors: odd, pictures: odd },
      { "products.0._id": odd, "products.0.name": odd, "site.plannedPaths": [odd] },
    ]) {
      expect(linesFor(changes).length).toBeGreaterThan(1);
    }
  }
});
