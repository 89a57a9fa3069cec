import { expect, test } from "vitest";
import { aProduct } from "../product/product-fixture.ts";
import { facets } from "./facets.ts";

test("a value becomes a readable key and keeps its capitals on the page", () => {
  const product = aProduct({ subcategory: " Long Rain \t Coats ", color: "Sky blue" });
  expect(facets.type.options([product])).toEqual([
    { key: "long-rain-coats", label: "Long Rain \t Coats" },
  ]);
  expect(facets.color.options([product])).toEqual([{ key: "sky-blue", label: "Sky blue" }]);
});

test("colors of a family are one option, with its swatch or its first color's", () => {
  const list = ["kelp", "rust", "moss", "sand"].map((color) => aProduct({ color }));
  expect(facets.color.options(list)).toEqual([
    { key: "green", label: "green", swatch: "#4f7a3f" },
    { key: "rust", label: "rust", swatch: "#a4472a" },
    { key: "yellow", label: "yellow", swatch: "#cbb68b" },
  ]);
  expect(list.map((product) => facets.color.has(product, "green"))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
