import { expect, test, vi } from "vitest";
import { aProduct, fewProducts as products } from "../product/product-fixture.ts";
import { describeListing } from "./describe-listing.ts";
import { facets } from "./facets.ts";
import { filterNamed } from "./listing-fixture.ts";

test.each([
  ["Shoes", []],
  ["Boots and clogs in rust, on sale", ["type=boots", "type=clogs", "color=rust", "sale=1"]],
  ["Shoes, on sale", ["sale=1"]],
  ["Shoes in green, rust and yellow", ["color=green", "color=rust", "color=yellow"]],
  ["Slippers, under $50", ["type=slippers", "price=0-50"]],
  ["Shoes, $50 to $100 and $200 and up", ["price=50-100", "price=200-"]],
])("the title is %s", (title, names) => {
  const filters = names.map((name) => filterNamed(products, name));
  expect(describeListing("Shoes", filters)).toBe(title);
});

test("words keep the capitals of the content", () => {
  const coats = [aProduct({ subcategory: "Mäntel" }), aProduct({ subcategory: "rain coats" })];
  const filters = ["type=mäntel", "type=rain-coats"].map((name) => filterNamed(coats, name));
  expect(describeListing("Clothes", filters)).toBe("Mäntel and rain coats");
});

test("the options of two facets share one “in”", () => {
  const filters = ["type=boots", "type=clogs", "color=rust", "sale=1"].map((name) =>
    filterNamed(products, name),
  );
  vi.spyOn(facets, "type", "get").mockReturnValue(facets.color);
  expect(describeListing("Shoes", filters)).toBe("Shoes in boots and clogs, rust, on sale");
});
