import { expect, test } from "vitest";
import { aProduct } from "../product/product-fixture.ts";
import { facets, initialListing } from "./facets.ts";

test("without an address, nothing is filtered or reordered", () => {
  expect(initialListing).toEqual({ filters: [], sort: "featured" });
});

test("a value becomes a readable key and keeps its capitals on the page", () => {
  expect(facets.type.optionOf(aProduct({ subcategory: " Rain \t Coats " }))).toEqual({
    key: "rain-coats",
    label: "Rain \t Coats",
  });
});

test("a color has a swatch of the same name", () => {
  expect(facets.color.optionOf(aProduct({ color: "Sky blue" }))).toEqual({
    key: "sky-blue",
    label: "Sky blue",
    swatch: "Sky blue",
  });
});

test("a product without a value has no option", () => {
  expect(facets.type.optionOf(aProduct({ subcategory: " " }))).toBeUndefined();
  expect(facets.color.optionOf(aProduct({ color: "" }))).toBeUndefined();
});

test("only a product with a higher old price is on sale", () => {
  const onSale = { key: "1", label: "On sale" };
  expect(facets.sale.optionOf(aProduct({ price: 20, oldPrice: 25 }))).toEqual(onSale);
  expect(facets.sale.optionOf(aProduct({ price: 20, oldPrice: 20 }))).toBeUndefined();
  expect(facets.sale.optionOf(aProduct())).toBeUndefined();
});

test("a type replaces the title; colors and the sale are added to it", () => {
  expect(facets.type.describe("Clothes", "jeans")).toBe("Jeans");
  expect(facets.color.describe("Clothes", "red and blue")).toBe("Clothes in red and blue");
  expect(facets.sale.describe("Clothes")).toBe("Clothes, on sale");
});
