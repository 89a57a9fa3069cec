import { expect, test } from "vitest";
import { differsByCapitals, paths } from "./paths.ts";

test("a category's address, with and without a gender", () => {
  expect(paths.category("clothes")).toBe("/categories/clothes");
  expect(paths.category("clothes", "men")).toBe("/categories/clothes/men");
});

test("what is no plain word is encoded", () => {
  expect(paths.category("hats & caps", "a/b")).toBe("/categories/hats%20%26%20caps/a%2Fb");
});

test.each(["/Search", "/SEARCH/", "/Categories/clothes"])("%s differs by its capitals", (path) => {
  expect(differsByCapitals(path)).toBe(true);
});

test.each(["/", "/search", "/categories/Clothes", "/Shop", "/searches"])("%s does not", (path) => {
  expect(differsByCapitals(path)).toBe(false);
});
