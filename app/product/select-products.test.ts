import { expect, test } from "vitest";
import { aProduct } from "./product-fixture.ts";
import { hasGenders, selectProducts } from "./select-products.ts";

const tee = aProduct({ _id: 1, category: "clothes", gender: "unisex" });
const jeans = aProduct({ _id: 2, category: "clothes", gender: "women" });
const shirt = aProduct({ _id: 3, category: "clothes", gender: "men" });
const bag = aProduct({ _id: 4, category: "accessories", gender: "women" });
const all = [tee, jeans, shirt, bag];

test.each([
  [{ category: "clothes" }, [tee, jeans, shirt]],
  // Exactly that gender: men does not include unisex.
  [{ category: "clothes", gender: "men" }, [shirt]],
  [{ category: "clothes", gender: "unisex" }, [tee]],
  [{ category: "clothes", gender: "robots" }, []],
  [{ category: "clothes", gender: "" }, []],
  [{ category: "Clothes" }, []],
])("%j selects its products in their order", (parameters, selected) => {
  expect(selectProducts(all, parameters)).toEqual(selected);
});

test("a category has genders unless its products have none", () => {
  const { gender: _gender, ...tea } = aProduct({ category: "teas" });
  expect(hasGenders([...all, tea], "teas")).toBe(false);
  expect(hasGenders([...all, tea], "clothes")).toBe(true);
  expect(hasGenders([tea], "hats")).toBe(true);
});
