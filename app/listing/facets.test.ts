import { expect, test } from "vitest";
import { aProduct, fewProducts as products } from "../product/product-fixture.ts";
import { facets, orderProducts } from "./facets.ts";

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

test.each([
  ["featured", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ["price-asc", [1, 10, 2, 9, 3, 8, 4, 6, 7, 5]],
  ["price-desc", [5, 7, 6, 4, 8, 3, 9, 2, 10, 1]],
  ["rating", [7, 5, 4, 1, 8, 6, 2, 3, 9, 10]],
  ["saving", [10, 4, 5, 2, 8, 1, 3, 6, 7, 9]],
] as const)("ordered by %s", (order, ids) => {
  expect(orderProducts(products, order).map(({ _id }) => _id)).toEqual(ids);
});
