import { expect, test } from "vitest";
import { countProducts } from "./count-products.ts";

test.each([
  [0, "0 products"],
  [1, "1 product"],
  [2, "2 products"],
])("%s is %s", (count, words) => {
  expect(countProducts(count)).toBe(words);
});
