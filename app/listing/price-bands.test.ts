import fc from "fast-check";
import { expect, test } from "vitest";
import { aProduct } from "../product/product-fixture.ts";
import { hasPriceIn, listPriceBands } from "./price-bands.ts";

const bandsOf = (...prices: readonly number[]) =>
  listPriceBands(prices.map((price) => aProduct({ price })));

test.each([
  [[], []],
  [[20, 20, 20], []],
  [
    [0.2, 0.3, 0.9],
    ["0-0.3", "0.3-"],
  ],
  [
    [10, 12, 35, 3000, 4000],
    ["0-30", "30-3000", "3000-"],
  ],
])("prices of %j are divided into %j", (prices, keys) => {
  expect(bandsOf(...prices).map(({ key }) => key)).toEqual(keys);
});

test("a reduced price counts, at a limit it belongs to the upper band", () => {
  const reduced = aProduct({ price: 50, oldPrice: 120 });
  expect(["0-50", "50-100", "100-200"].filter((key) => hasPriceIn(reduced, key))).toEqual([
    "50-100",
  ]);
});

test("whatever the prices, each product is in exactly one band, and each band holds one", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 }), (cents) => {
      const products = cents.map((cent) => aProduct({ price: cent / 100 }));
      const keys = listPriceBands(products).map(({ key }) => key);
      expect(keys.length).toBeLessThanOrEqual(4);
      if (keys.length === 0) return;
      for (const product of products) {
        expect(keys.filter((key) => hasPriceIn(product, key))).toHaveLength(1);
      }
      for (const key of keys) {
        expect(products.some((product) => hasPriceIn(product, key))).toBe(true);
      }
    }),
  );
});
