import { expect, test } from "vitest";
import { searchProducts } from "../app/catalogue/search-products.ts";
import { pictures } from "../content/pictures.ts";
import { makeUpCatalogue, writeCatalogue } from "./made-up-catalogue.ts";

test("a catalogue has as many products as asked for, each with its own number", () => {
  const catalogue = makeUpCatalogue(1000);
  expect(new Set(catalogue.map(({ _id }) => _id)).size).toBe(1000);
});

test("a catalogue is the same each time, and a small one is the start of a large one", () => {
  expect(makeUpCatalogue(100)).toEqual(makeUpCatalogue(100));
  expect(makeUpCatalogue(100).slice(0, 10)).toEqual(makeUpCatalogue(10));
});

test("all are in one category, with pictures that the shop has and believable figures", () => {
  const catalogue = makeUpCatalogue(500);
  expect(new Set(catalogue.map(({ category }) => category)).size).toBe(1);
  expect(catalogue.filter(({ image }) => !Object.hasOwn(pictures, image))).toEqual([]);
  expect(catalogue.filter(({ rating }) => rating < 3 || rating > 5)).toEqual([]);
  expect(catalogue.filter(({ price, oldPrice = Infinity }) => oldPrice <= price)).toEqual([]);
});

test("a search finds some by name and some by description alone, never all", () => {
  const found = searchProducts(makeUpCatalogue(1000), "pocket");
  expect(found.length).toBeGreaterThan(100);
  expect(found.length).toBeLessThan(900);
  expect(searchProducts(makeUpCatalogue(1000), "cotton shirt").length).toBeGreaterThan(0);
});

test("a catalogue is written as the module that the shop imports", () => {
  expect(writeCatalogue(makeUpCatalogue(12))).toMatch(
    /^export const products = \[[\s\S]+\] as const;\n.+\nexport const trending = \[1,2,3,4,5,6,7,8,9,10\] as const;\n$/,
  );
});
