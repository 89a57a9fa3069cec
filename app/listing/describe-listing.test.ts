import { expect, test } from "vitest";
import { aProduct, fewProducts as products } from "../product/product-fixture.ts";
import { describeListing } from "./describe-listing.ts";
import { filterNamed } from "./listing-fixture.ts";

test.each([
  ["Clothes", []],
  [
    "Dresses and jeans in indigo, on sale",
    ["type=dresses", "type=jeans", "color=indigo", "sale=1"],
  ],
  ["Clothes, on sale", ["sale=1"]],
  ["Clothes in camel, navy and sky blue", ["color=camel", "color=navy", "color=sky-blue"]],
  ["T-shirts, under $50", ["type=t-shirts", "price=0-50"]],
])("%s", (title, names) => {
  const filters = names.map((name) => filterNamed(products, name));
  expect(describeListing("Clothes", filters)).toBe(title);
});

test("words keep the capitals of the content", () => {
  const coats = [aProduct({ subcategory: "Mäntel" }), aProduct({ subcategory: "rain coats" })];
  const filters = ["type=mäntel", "type=rain-coats"].map((name) => filterNamed(coats, name));
  expect(describeListing("Clothes", filters)).toBe("Mäntel and rain coats");
});
