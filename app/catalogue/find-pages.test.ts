import fc from "fast-check";
import { expect, test } from "vitest";
import { categories, genders } from "../../content/categories.ts";
import { products } from "../../content/products.ts";
import { findPages } from "./find-pages.ts";

const shop = { products, categories, genders };
const found = (typed: string) => findPages(shop, typed).map(({ label, path }) => [label, path]);

test.each(["women", "Womens", "women’s", "woman", "wommen"])("%s names a gender", (typed) => {
  expect(found(typed)).toEqual([
    ["Clothes, women", "/categories/clothes/women"],
    ["Accessories, women", "/categories/accessories/women"],
  ]);
});

test.each([
  ["men", ["/categories/clothes/men", "/categories/accessories/men"]],
  ["accessories", ["/categories/accessories"]],
  ["accessory", ["/categories/accessories"]],
  ["clothes for men", ["/categories/clothes/men"]],
  ["dress", ["/categories/clothes?type=dresses"]],
  ["dresses", ["/categories/clothes?type=dresses"]],
  ["t-shirt", ["/categories/clothes?type=t-shirts"]],
  ["shirts", ["/categories/clothes?type=shirts"]],
  ["sunglases", ["/categories/accessories?type=sunglasses"]],
  ["women jeans", ["/categories/clothes/women?type=jeans"]],
  ["bags jeans", ["/categories/clothes?type=jeans", "/categories/accessories?type=bags"]],
])("%s leads on", (typed, expected) => {
  expect(findPages(shop, typed).map(({ path }) => path)).toEqual(expected);
});

test.each(["cotton", "pen", "hats", "", "  ", "men dresses"])("%j names no page", (typed) => {
  expect(found(typed)).toEqual([]);
});

test("never throws, and never leads to a page without products", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      expect(findPages(shop, typed).every(({ count }) => count > 0)).toBe(true);
    }),
  );
});
