import { expect, test } from "vitest";
import { saving } from "./saving.ts";

test.each([
  [49, 98, 50, 49],
  [20, 30, 33, 10],
  [19.9, 30, 34, 10.1],
  [999.99, 1000, 1, 0.01],
  [0.01, 1000, 99, 999.99],
])("%s instead of %s saves %s percent, %s dollars", (price, oldPrice, percent, amount) => {
  expect(saving({ price, oldPrice })).toEqual({ percent, amount, was: oldPrice });
});

test("a product without a higher old price has no saving", () => {
  expect(saving({ price: 32 })).toBeUndefined();
  expect(saving({ price: 32, oldPrice: 32 })).toBeUndefined();
  expect(saving({ price: 32, oldPrice: 30 })).toBeUndefined();
});
