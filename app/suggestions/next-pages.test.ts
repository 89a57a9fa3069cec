import { expect, test } from "vitest";
import { categories, genders } from "#content/categories.ts";
import { products } from "#content/products.ts";
import { aProduct } from "../product/product-fixture.ts";
import { nextPages } from "./next-pages.ts";

const shop = { products, categories, genders };
const labels = (...place: [string, string?]) =>
  nextPages(shop, place[0], place[1]).map(({ label }) => label);

test("a category links to the others, starting with the next", () => {
  expect(nextPages(shop, "caps", undefined)).toEqual([
    { label: "Knit socks", path: "/categories/knit-socks" },
    { label: "Shoes", path: "/categories/shoes" },
  ]);
});

test("a gender links to its category's next gender, and the last one to the first", () => {
  expect(labels("shoes", "men")).toEqual(["Shoes, women", "Caps", "Knit socks"]);
  expect(labels("shoes", "unisex")).toEqual(["Shoes, men", "Caps", "Knit socks"]);
});

test("the links omit the current page and pages without products", () => {
  const one = { ...shop, products: [aProduct({ category: "shoes" })] };
  expect(nextPages(one, "shoes", "unisex")).toEqual([]);
  expect(nextPages(one, "shoes", undefined)).toEqual([]);
});
