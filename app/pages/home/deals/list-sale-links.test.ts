import { expect, test } from "vitest";
import { aProduct, categoryFixture, smallCatalogue } from "../../../product/product-fixture.ts";
import { listSaleLinks } from "./list-sale-links.ts";

test("each category with reduced products has a link to them, with their number", () => {
  expect(listSaleLinks(smallCatalogue, categoryFixture)).toEqual([
    { label: "Clothes on sale", path: "/categories/clothes?sale=1", count: 3 },
    { label: "Accessories on sale", path: "/categories/accessories?sale=1", count: 2 },
  ]);
});

test("a category without any has none", () => {
  expect(listSaleLinks([aProduct()], categoryFixture)).toEqual([]);
});
