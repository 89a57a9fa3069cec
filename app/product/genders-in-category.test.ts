import { expect, test } from "vitest";
import { gendersInCategory } from "./genders-in-category.ts";
import { aProduct, genderFixture } from "./product-fixture.ts";

test("the genders of which the category has products, in their own order", () => {
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
