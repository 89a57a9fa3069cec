import { expect, test } from "vitest";
import { fewProducts as products } from "../product/product-fixture.ts";
import { sortProducts } from "./sort.ts";

test.each([
  ["featured", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ["price-asc", [1, 10, 2, 9, 3, 8, 4, 6, 7, 5]],
  ["price-desc", [5, 7, 6, 4, 8, 3, 9, 2, 10, 1]],
  ["rating", [7, 5, 4, 1, 8, 6, 2, 3, 9, 10]],
  ["discount", [10, 4, 5, 2, 8, 1, 3, 6, 7, 9]],
] as const)("products are sorted by %s", (order, ids) => {
  expect(sortProducts(products, order).map(({ _id }) => _id)).toEqual(ids);
});
