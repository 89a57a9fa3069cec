import fc from "fast-check";
import { expect, test } from "vitest";
import { workOutSaving } from "./work-out-saving.ts";

test.each([
  [68, 85, 20],
  [96, 128, 25],
  [240, 320, 25],
  [49, 98, 50],
  [20, 30, 33],
  [999.99, 1000, 1],
  [0.01, 1000, 99],
])("from the old price, %s now for %s before is %s percent", (price, oldPrice, percent) => {
  expect(workOutSaving({ price, oldPrice })).toBe(percent);
});

test("a product without a higher old price has no saving", () => {
  expect(workOutSaving({ price: 32 })).toBeUndefined();
  expect(workOutSaving({ price: 32, oldPrice: 32 })).toBeUndefined();
  expect(workOutSaving({ price: 32, oldPrice: 30 })).toBeUndefined();
});

test("a saving is a whole percentage from 1 to 99", () => {
  const price = fc.double({ min: 0.01, max: 100_000, noNaN: true });
  fc.assert(
    fc.property(price, price, (low, more) => {
      fc.pre(low + more > low);
      const percent = workOutSaving({ price: low, oldPrice: low + more });
      expect(Number.isInteger(percent)).toBe(true);
      expect(percent).toBeGreaterThanOrEqual(1);
      expect(percent).toBeLessThanOrEqual(99);
    }),
  );
});
