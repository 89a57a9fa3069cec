import { expect, test } from "vitest";
import { linesFor } from "./content-fixture.ts";

test("numbers, names and what is listed are unique, ignoring case", () => {
  expect(linesFor({ "products.12._id": 14, "products.12.name": "fisher beanie" })).toEqual([
    'content/products.ts, product 14 (fisher beanie), name: found "fisher beanie". Expected a value of its own: product 8 (Fisher Beanie) has it already.',
    "content/products.ts, product 14 (Sock from Elsewhere), _id: found 14. Expected a value of its own: product 14 (fisher beanie) has it already.",
    "content/products.ts, trending, 13: found 13. Expected the _id of a product.",
  ]);
  expect(
    linesFor({ "site.heroImages.1.image": "cut-boot", "site.searchExamples.2": "Felt" }),
  ).toEqual([
    'content/site.ts, heroImages 2 (Cap), image: found "cut-boot". Expected a value of its own: heroImages 1 (Boot) has it already.',
    'content/site.ts, searchExamples, 3: found "Felt". Expected a value of its own: number 2 has it already.',
  ]);
  const images = "site.footer.details.images";
  expect(linesFor({ [`${images}.0`]: "knot-1", [`${images}.1`]: "knot-1" })).toHaveLength(1);
});

test("one of the first eight trending products has the largest reduction", () => {
  expect(linesFor({ "products.0.oldPrice": 320 })).toEqual([
    "content/products.ts, trending: found the largest reduction, 90%, not among the first 8. Expected product 1 (Quilted Felt Slipper) among them.",
  ]);
});

test("all mistakes are reported at once, a wrong value of several products once", () => {
  expect(
    linesFor({ "products.0.rating": 9, "products.0.author": "", "categories.0.id": "boats" }),
  ).toEqual([
    expect.stringContaining("product 1 (Quilted Felt Slipper), rating: found 9."),
    expect.stringContaining('product 1 (Quilted Felt Slipper), author: found "".'),
    'content/products.ts, product 1 (Quilted Felt Slipper) and 5 more, category: found "shoes". Expected "boats", "caps", or "knit-socks".',
    expect.stringContaining('tile 1 (Shoes), path: found "/categories/shoes".'),
  ]);
});

test("a file that cannot be read causes no further lines, nor does a wrong list", () => {
  const changes = { "products.0.price": -1, pictures: undefined };
  expect(linesFor(changes, ["content/pictures.ts"])).toEqual([
    expect.stringContaining("product 1 (Quilted Felt Slipper), price: found -1."),
  ]);
  expect(linesFor({ products: [] })).toEqual([
    "content/products.ts, products: found 0 entries. Expected one or more entries.",
  ]);
  expect(linesFor({ subcategories: [] })).toContain(
    'content/products.ts, product 2 (Two-Strap Sandal), subcategory: found "sandals". Expected the name of an entry in `subcategories`, which has none yet.',
  );
  expect(linesFor({ "categories.1.id": "Caps" })).toEqual([
    expect.stringContaining('category Caps (Caps), id: found "Caps".'),
  ]);
});

test("the check itself never fails, whatever the content", () => {
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  for (const odd of [null, undefined, 7, 7n, "text", [], {}, [null], Symbol("odd"), endless]) {
    for (const changes of [
      { products: [odd], posts: [odd], categoryTiles: [odd], site: odd },
      { products: odd, trending: odd, categories: odd, genders: odd, colors: odd, pictures: odd },
      { "products.0._id": odd, "products.0.name": odd, "site.notSetUp": [odd] },
    ]) {
      expect(linesFor(changes).length).toBeGreaterThan(1);
    }
  }
});
