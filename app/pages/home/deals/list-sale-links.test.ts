import { expect, test } from "vitest";
import { aProduct, categoryFixture } from "../../../product/product-fixture.ts";
import { listSaleLinks } from "./list-sale-links.ts";

test("a category without any has none", () => {
  expect(listSaleLinks([aProduct()], categoryFixture)).toEqual([]);
});
