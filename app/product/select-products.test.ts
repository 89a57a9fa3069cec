import { expect, test } from "vitest";
import { aProduct, fewProducts } from "./product-fixture.ts";
import { hasGenders, selectProducts } from "./select-products.ts";

test.each([
  ["shoes", undefined, [1, 2, 3, 4, 5, 6]],
  // Gender must match exactly: "men" does not include unisex products.
  ["shoes", "men", [2, 6]],
  ["shoes", "unisex", [1]],
  ["shoes", "robots", []],
  ["shoes", "", []],
  ["Shoes", undefined, []],
])("category %s and gender %s select their products in order", (category, gender, ids) => {
  expect(selectProducts(fewProducts, category, gender).map(({ _id }) => _id)).toEqual(ids);
});

test("a category has genders unless its products have none", () => {
  const { gender: _gender, ...tea } = aProduct({ category: "teas" });
  expect(hasGenders([...fewProducts, tea], "teas")).toBe(false);
  expect(hasGenders([...fewProducts, tea], "shoes")).toBe(true);
  expect(hasGenders([tea], "hats")).toBe(true);
});
