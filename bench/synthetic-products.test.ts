import { expect, test } from "vitest";
import { searchProducts } from "../app/search/search-products.ts";
import { syntheticProducts, writeProducts } from "./synthetic-products.ts";

const content = {
  category: "hats",
  subcategories: ["caps", "berets"],
  genders: ["women", "men"],
  colors: ["red", "green"],
  pictures: ["cap", "beret"],
};

test("there are as many products as asked for, each with its own number", () => {
  const products = syntheticProducts(1000, content);
  expect(new Set(products.map(({ _id }) => _id)).size).toBe(1000);
});

test("the products are the same each time, and a smaller set starts a larger one", () => {
  expect(syntheticProducts(100, content)).toEqual(syntheticProducts(100, content));
  expect(syntheticProducts(100, content).slice(0, 10)).toEqual(syntheticProducts(10, content));
});

test("all refer to existing content, in one category, with plausible figures", () => {
  const products = syntheticProducts(500, content);
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(["hats"]));
  expect(new Set(products.map(({ image }) => image))).toEqual(new Set(content.pictures));
  expect(new Set(products.map(({ color }) => color))).toEqual(new Set(content.colors));
  expect(products.filter(({ rating }) => rating < 3 || rating > 5)).toEqual([]);
  expect(products.filter(({ price, oldPrice = Infinity }) => oldPrice <= price)).toEqual([]);
});

test("a search finds some by name and some by description alone, never all", () => {
  const products = syntheticProducts(1000, content);
  const found = searchProducts(products, "pocket");
  expect(found.length).toBeGreaterThan(100);
  expect(found.length).toBeLessThan(900);
  expect(searchProducts(products, "cotton shirt").length).toBeGreaterThan(0);
});

test("products are written as the module that the shop imports", () => {
  expect(writeProducts(syntheticProducts(12, content))).toMatch(
    /^export const products = \[[\s\S]+\] as const;\nexport const trending = \[1,2,3,4,5,6,7,8,9,10\] as const;\n$/,
  );
});
