import { expect, test } from "vitest";
import { aProduct } from "../product/product-fixture.ts";
import { hasPriceIn, listPriceBands } from "./price-bands.ts";

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
])("prices of %j are divided into %j, and each band holds a product", (prices, keys) => {
  const products = prices.map((price) => aProduct({ price }));
  expect(listPriceBands(products).map(({ key }) => key)).toEqual(keys);
  for (const key of keys) {
    expect(products.some((product) => hasPriceIn(product, key))).toBe(true);
  }
});

test("a reduced price counts, at a limit it belongs to the upper band", () => {
  const reduced = aProduct({ price: 50, oldPrice: 120 });
  expect(["0-50", "50-100", "100-200"].filter((key) => hasPriceIn(reduced, key))).toEqual([
    "50-100",
  ]);
});
