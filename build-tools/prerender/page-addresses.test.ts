import { expect, test } from "vitest";
import { listCategoryPages } from "./page-addresses.ts";

test("a page for each category, and for each gender in it, if it has genders", () => {
  expect(listCategoryPages(["shoes", "teas"], ["men", "women"], ["teas"])).toEqual([
    "/categories/shoes",
    "/categories/shoes/men",
    "/categories/shoes/women",
    "/categories/teas",
  ]);
});
