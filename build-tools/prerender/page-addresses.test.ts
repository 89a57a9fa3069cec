import { expect, test } from "vitest";
import { listCategoryPages } from "./page-addresses.ts";

test("a page for each category, and for each gender in it", () => {
  expect(listCategoryPages(["shoes"], ["men", "women"])).toEqual([
    "/categories/shoes",
    "/categories/shoes/men",
    "/categories/shoes/women",
  ]);
});
