import { expect, test } from "vitest";
import { aProduct } from "../product/product-fixture.ts";
import { includesFilter, listFilters } from "./list-filters.ts";

test("a value written in two ways is one filter, labelled as it was first written", () => {
  const list = ["Rain coats", "rain  Coats"].map((subcategory) =>
    aProduct({ subcategory, color: "" }),
  );
  expect(listFilters(list)).toEqual([{ facet: "type", key: "rain-coats", label: "Rain coats" }]);
});

test("the same value in two facets is two filters", () => {
  const [type, color] = listFilters([aProduct({ subcategory: "denim", color: "denim" })]);
  expect(type).toMatchObject({ facet: "type", key: "denim" });
  expect(color).toMatchObject({ facet: "color", key: "denim" });
  expect(type && color && includesFilter([type], color)).toBe(false);
});
