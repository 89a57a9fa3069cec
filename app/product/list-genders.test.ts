import { expect, test } from "vitest";
import { listGenders } from "./list-genders.ts";
import { aProduct, genderFixture } from "./product-fixture.ts";

test("the genders of which the category has products, in their own order", () => {
  const products = [
    aProduct({ category: "caps", gender: "unisex" }),
    aProduct({ category: "caps", gender: "men" }),
    aProduct({ category: "shoes", gender: "women" }),
  ];
  expect(listGenders(products, "caps", genderFixture).map(({ id }) => id)).toEqual([
    "men",
    "unisex",
  ]);
});
