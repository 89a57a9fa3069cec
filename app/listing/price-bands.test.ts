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
])("the prices %j are divided into the bands %j, each with a product", (prices, keys) => {
  const products = prices.map((price) => aProduct({ price }));
  expect(listPriceBands(products).map(({ key }) => key)).toEqual(keys);
  for (const key of keys) {
    expect(products.some((product) => hasPriceIn(product, key))).toBe(true);
  }
});

test("a product's band depends on its reduced price, and a price at a limit is in the upper band", () => {
  const reduced = aProduct({ price: 50, oldPrice: 120 });
  expect(["0-50", "50-100", "100-200"].filter((key) => hasPriceIn(reduced, key))).toEqual([
    "50-100",
  ]);
});
