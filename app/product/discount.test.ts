import { expect, test } from "vitest";
import { discountOf, largestDiscount } from "./discount.ts";

test.each([
  [49, 98, { percent: 50, amount: 49 }],
  [20, 30, { percent: 33, amount: 10 }],
  [19.9, 30, { percent: 34, amount: 10.1 }],
  [999.99, 1000, { percent: 1, amount: 0.01 }],
  [0.01, 1000, { percent: 99, amount: 999.99 }],
  [32, 32, undefined],
  [32, 30, undefined],
])("%s instead of %s saves %j", (price, oldPrice, saved) => {
  expect(discountOf({ price, oldPrice })).toEqual(saved && { ...saved, was: oldPrice });
  expect(discountOf({ price })).toBeUndefined();
});

test("the largest discount of several products is a percentage; without a sale, there is none", () => {
  const products = [{ price: 80, oldPrice: 100 }, { price: 50, oldPrice: 100 }, { price: 10 }];
  expect(largestDiscount(products)).toBe(50);
  expect(largestDiscount([{ price: 10 }])).toBeUndefined();
});
