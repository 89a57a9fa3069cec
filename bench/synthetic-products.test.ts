import { expect, test } from "vitest";
import { smallCatalogue as samples } from "../app/product/product-fixture.ts";
import { syntheticProducts } from "./synthetic-products.ts";

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
