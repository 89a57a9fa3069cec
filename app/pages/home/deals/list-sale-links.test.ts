import { expect, test } from "vitest";
import { categories } from "#content/categories.ts";
import { aProduct } from "../../../product/product-fixture.ts";
import { listSaleLinks } from "./list-sale-links.ts";

test("a category without reduced products has no sale link", () => {
  expect(listSaleLinks([aProduct({ category: "shoes" })], categories)).toEqual([]);
});
