import { expect, test } from "vitest";
import { contentWith } from "./content-fixture.ts";
import { listRepeatedHeadings } from "./list-repeated-headings.ts";

const backdrops = ["camel", "clay", "cognac", "forest", "sky"];
const linesOf = (changes: Record<string, unknown>) =>
  listRepeatedHeadings(contentWith(changes), backdrops).filter((line) => line.includes("/women"));

/**
 * The path of the page for women's shoes. The first two products on this page, a clog and a boot,
 * have the backdrop "forest".
 */
const page = "categories.0.genders.0";

test("a heading that repeats the picture or the backdrop of a card in view is listed", () => {
  expect(linesOf({})).toEqual([]);
  expect(linesOf({ [`${page}.image`]: "product-png" })).toEqual([
    'content/categories.ts, category "shoes": the picture at the top of /categories/shoes/women is also used for the product "Knee-High Boot" below it. Choose a different picture. To show a different part of this one instead, set `close` in this category\'s `genders` entry for "women".',
    'content/categories.ts, category "shoes": the picture at the top of /categories/shoes/women has the same backdrop ("forest") as a product below it. Choose "camel", "clay", "cognac", or "sky" instead.',
  ]);
});

test("a close-up of the picture on another backdrop is not a repetition", () => {
  const close = { x: 80, y: 70, zoom: 2 };
  const other = { gender: "women", subtitle: "Boots.", image: "product-png", backdrop: "sky" };
  expect(linesOf({ [page]: { ...other, close } })).toEqual([]);
  const samePart = { [page]: { ...other, close }, "pictures.product-png.close": close };
  expect(linesOf(samePart)).toHaveLength(1);
});

test("a repeated backdrop is allowed if the products use every backdrop", () => {
  const content = contentWith({ [`${page}.backdrop`]: "forest" });
  expect(listRepeatedHeadings(content, ["forest"]).join()).not.toContain("/women");
});
