import { expect, test } from "vitest";
import { aProduct } from "../../app/product/product-fixture.ts";
import { orderOptions } from "./order-options.ts";

const products = ["Zebra", "ärmellos", "Aal", "Äpfel ", "Österlen", "zebra"].map((subcategory) =>
  aProduct({ subcategory, category: "a", gender: "a", color: "über" }),
);

test.each([
  ["de", ["a", "aal", "äpfel", "ärmellos", "österlen", "über", "zebra"]],
  ["sv", ["a", "aal", "über", "zebra", "äpfel", "ärmellos", "österlen"]],
  ["da", ["a", "über", "zebra", "äpfel", "ärmellos", "österlen", "aal"]],
])("in %s, the options are %j", (language, keys) => {
  expect(orderOptions(language, products, [{ name: "über" }])).toEqual(keys);
});

test("numbers have an order of their own, and a list of values is as many options", () => {
  const product = { ...aProduct(), sizes: ["m", "38 2/3", "tall"], weight: 3 };
  const keys = orderOptions("en", [product], [{ name: "neutral" }]);
  expect(keys).toEqual(["clothes", "m", "neutral", "t-shirts", "tall", "unisex", "white"]);
});
