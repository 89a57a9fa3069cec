import { expect, test } from "vitest";
import {
  aProduct,
  categoryFixture,
  genderFixture,
  fewProducts,
} from "../product/product-fixture.ts";
import { nextPages } from "./next-pages.ts";

const shop = { products: fewProducts, categories: categoryFixture, genders: genderFixture };
const three = [...categoryFixture, { id: "hats", name: "Hats" }];
const labels = (...place: [string, string?]) =>
  nextPages(shop, place[0], place[1]).map(({ label }) => label);

test("a category leads on to the others, the next one first", () => {
  const products = [...fewProducts, aProduct({ _id: 11, category: "hats" })];
  expect(nextPages({ ...shop, products, categories: three }, "accessories", undefined)).toEqual([
    { label: "Hats", path: "/categories/hats" },
    { label: "Clothes", path: "/categories/clothes" },
  ]);
});

test("a gender leads on to the next gender of its category, and the last one to the first", () => {
  expect(labels("clothes", "men")).toEqual(["Clothes, women", "Accessories"]);
  expect(labels("clothes", "unisex")).toEqual(["Clothes, men", "Accessories"]);
});

test("nothing leads to where one is, nor to a page without products", () => {
  const one = { ...shop, products: [aProduct()], categories: three };
  expect(nextPages(one, "clothes", "unisex")).toEqual([]);
  expect(nextPages(one, "clothes", undefined)).toEqual([]);
});
