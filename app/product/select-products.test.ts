import { expect, test } from "vitest";
import { aProduct, genderFixture } from "./product-fixture.ts";
import { gendersInCategory, hasGenders, selectProducts } from "./select-products.ts";

const tee = aProduct({ _id: 1, category: "clothes", gender: "unisex" });
const jeans = aProduct({ _id: 2, category: "clothes", gender: "women" });
const shirt = aProduct({ _id: 3, category: "clothes", gender: "men" });
const bag = aProduct({ _id: 4, category: "accessories", gender: "women" });
const all = [tee, jeans, shirt, bag];

test("without a gender, every product of the category in its order", () => {
  expect(selectProducts(all, { category: "clothes" })).toEqual([tee, jeans, shirt]);
});

test("with a gender, exactly that gender: men does not include unisex", () => {
  expect(selectProducts(all, { category: "clothes", gender: "men" })).toEqual([shirt]);
  expect(selectProducts(all, { category: "clothes", gender: "unisex" })).toEqual([tee]);
});

test("an unknown category or gender selects nothing", () => {
  expect(selectProducts(all, { category: "hats" })).toEqual([]);
  expect(selectProducts(all, { category: "clothes", gender: "robots" })).toEqual([]);
});

test("the parameters are compared exactly, capitals included", () => {
  expect(selectProducts(all, { category: "Clothes" })).toEqual([]);
  expect(selectProducts(all, { category: "clothes", gender: "" })).toEqual([]);
});

test("a category has genders unless its products have none", () => {
  const { gender: _gender, ...tea } = aProduct({ category: "teas" });
  expect(hasGenders([...all, tea], "teas")).toBe(false);
  expect(hasGenders([...all, tea], "clothes")).toBe(true);
  expect(hasGenders([tea], "hats")).toBe(true);
});

test("the genders of which a category has products, in their own order", () => {
  const products = [
    aProduct({ category: "caps", gender: "unisex" }),
    aProduct({ category: "caps", gender: "men" }),
    aProduct({ category: "shoes", gender: "women" }),
  ];
  expect(gendersInCategory(products, "caps", genderFixture).map(({ id }) => id)).toEqual([
    "men",
    "unisex",
  ]);
});
