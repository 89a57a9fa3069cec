import { expect, test } from "vitest";
import { categories } from "#content/categories.ts";
import { aProduct } from "../../../product/product-fixture.ts";
import { listSaleLinks } from "./list-sale-links.ts";

test("a category with nothing on sale has no sale link", () => {
  expect(listSaleLinks([aProduct({ category: "shoes" })], categories)).toEqual([]);
});
