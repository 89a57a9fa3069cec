import { expect, test } from "vitest";
import { smallCatalogue as samples } from "../app/product/product-fixture.ts";
import { formatProducts, syntheticProducts } from "./synthetic-products.ts";

test("there are as many products as asked for, each with its own number", () => {
  const products = syntheticProducts(1000, samples);
  expect(new Set(products.map(({ _id }) => _id)).size).toBe(1000);
});

test("a smaller shop's products are the first of a larger one's", () => {
  expect(syntheticProducts(100, samples).slice(0, 10)).toEqual(syntheticProducts(10, samples));
});

test("all refer to existing content, in one category, with plausible figures", () => {
  const products = syntheticProducts(500, samples);
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(["clothes"]));
  expect(new Set(products.map(({ image }) => image))).toEqual(new Set(["plain-tee"]));
  expect(products.filter(({ rating }) => rating < 3 || rating > 5)).toEqual([]);
  expect(products.filter(({ price, oldPrice = Infinity }) => oldPrice <= price)).toEqual([]);
});

test("products are formatted as the module that the shop imports", () => {
  expect(formatProducts(syntheticProducts(12, samples))).toMatch(
    /^export const products = \[.+\];\nexport const trending = \[1,2,3,4,5,6,7,8,9,10\];\n$/,
  );
});
