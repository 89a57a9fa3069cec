import { expect, test } from "vitest";
import type { Product } from "../../content/schema.ts";
import { aProduct, fewProducts as products } from "../product/product-fixture.ts";
import { selectProducts } from "../product/select-products.ts";
import { facetCounts } from "./facet-counts.ts";
import { listFilters } from "./filters.ts";
import { filterNamed } from "./listing-fixture.ts";

const clothes = selectProducts(products, { category: "clothes" });

const named = (name: string) => filterNamed(clothes, name);

/** Each heading with its options as "key count", chosen ones with a star. */
const panel = (list: readonly Product[], ...names: string[]) =>
  Object.fromEntries(
    facetCounts(list, names.map(named)).map(({ label, offered }) => [
      label,
      offered.map(({ key, count, chosen }) => `${key} ${count}${chosen ? "*" : ""}`),
    ]),
  );

test("clothes are divided by type, sale and price, but not by color, as each color is unique", () => {
  expect(panel(clothes)).toEqual({
    Type: ["dresses 1", "jeans 1", "outerwear 2", "shirts 1", "t-shirts 1"],
    Price: ["1 3", "0-50 1", "50-100 3", "100-200 1", "200- 1"],
  });
});

test("a list in which every option is unique, or each the only one, has no facets", () => {
  expect(panel(selectProducts(products, { category: "clothes", gender: "men" }))).toEqual({});
  expect(panel([1, 2, 3].map((_id) => aProduct({ _id, color: "red", oldPrice: 40 })))).toEqual({});
});

test("an option counts under the filters of other facets, and keeps its place where it has none", () => {
  expect(panel(clothes, "type=dresses", "sale=1")).toEqual({
    Type: ["dresses 1*", "jeans 0", "outerwear 1", "shirts 1", "t-shirts 0"],
    Price: ["1 1*", "0-50 0", "50-100 1", "100-200 0", "200- 0"],
  });
});

test("of the known filters, those that the page's products lack are offered only if chosen", () => {
  const women = selectProducts(products, { category: "clothes", gender: "women" });
  const keys = (...names: string[]) =>
    facetCounts(women, names.map(named), listFilters(clothes)).map(({ offered }) =>
      offered.map(({ key }) => key),
    );
  expect(keys()).toEqual([["1", "50-100", "200-"]]);
  expect(keys("price=0-50")).toEqual([["1", "0-50", "50-100", "200-"]]);
});
