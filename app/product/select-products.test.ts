import { expect, test } from "vitest";
import { aProduct, fewProducts } from "./product-fixture.ts";
import { hasGenders, selectProducts } from "./select-products.ts";

test.each([
  [{ category: "shoes" }, [1, 2, 3, 4, 5, 6]],
  // Exactly that gender: men does not include unisex.
  [{ category: "shoes", gender: "men" }, [2, 6]],
  [{ category: "shoes", gender: "unisex" }, [1]],
  [{ category: "shoes", gender: "robots" }, []],
  [{ category: "shoes", gender: "" }, []],
  [{ category: "Shoes" }, []],
])("%j selects its products in their order", (parameters, ids) => {
  expect(selectProducts(fewProducts, parameters).map(({ _id }) => _id)).toEqual(ids);
});

test("a category has genders unless its products have none", () => {
  const { gender: _gender, ...tea } = aProduct({ category: "teas" });
  expect(hasGenders([...fewProducts, tea], "teas")).toBe(false);
  expect(hasGenders([...fewProducts, tea], "shoes")).toBe(true);
  expect(hasGenders([tea], "hats")).toBe(true);
});
