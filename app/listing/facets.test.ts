import { expect, test } from "vitest";
import { aProduct } from "../product/product-fixture.ts";
import { facets } from "./facets.ts";

test("the colors of a family form one option, with the swatch of the family or of its first color", () => {
  const list = ["kelp", "rust", "moss", "sand"].map((color) => aProduct({ color }));
  expect(facets.color.options(list)).toEqual([
    { key: "green", label: "green", swatch: "#4f7a3f" },
    { key: "rust", label: "rust", swatch: "#a4472a" },
    { key: "yellow", label: "yellow", swatch: "#cbb68b" },
  ]);
  const green = list.filter((product) => facets.color.has(product, "green"));
  expect(green.map(({ color }) => color)).toEqual(["kelp", "moss"]);
});
