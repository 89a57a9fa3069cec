import { expect, test } from "vitest";
import type { Product } from "../content-shape/schema.ts";
import { aProduct, fewProducts as products } from "../product/product-fixture.ts";
import { selectProducts } from "../product/select-products.ts";
import { facetCounts } from "./facet-counts.ts";
import { listFilters } from "./filters.ts";
import { filterNamed } from "./listing-fixture.ts";

const shoes = selectProducts(products, "shoes");

const named = (name: string) => filterNamed(shoes, name);

/** Returns each heading's options as "key count", with a star after chosen options. */
const panel = (list: readonly Product[], ...names: string[]) =>
  Object.fromEntries(
    facetCounts(list, names.map(named)).map(({ label, offered }) => [
      label,
      offered.map(({ key, count, chosen }) => `${key} ${count}${chosen ? "*" : ""}`),
    ]),
  );

test("shoes are divided by type, color, sale and price", () => {
  expect(panel(shoes)).toEqual({
    Type: ["boots 1", "clogs 1", "mules 2", "sandals 1", "slippers 1"],
    Color: ["green 3", "rust 1", "tar 1", "yellow 1"],
    Price: ["1 3", "0-50 1", "50-100 3", "100-200 1", "200- 1"],
  });
});

test("a list has no facets if each option matches one product or all products", () => {
  expect(panel(selectProducts(products, "shoes", "men"))).toEqual({});
  expect(panel([1, 2, 3].map((_id) => aProduct({ _id, color: "red", oldPrice: 40 })))).toEqual({});
});

test("an option's count applies the filters of other facets, and an option without products keeps its place", () => {
  expect(panel(shoes, "type=boots", "sale=1")).toEqual({
    Type: ["boots 1*", "clogs 0", "mules 1", "sandals 1", "slippers 0"],
    Color: ["green 1", "rust 0", "tar 0", "yellow 0"],
    Price: ["1 1*", "0-50 0", "50-100 1", "100-200 0", "200- 0"],
  });
});

test("a known filter that matches no product of the page is offered only if chosen", () => {
  const women = selectProducts(products, "shoes", "women");
  const keys = (...names: string[]) =>
    facetCounts(women, names.map(named), listFilters(shoes)).map(({ offered }) =>
      offered.map(({ key }) => key),
    );
  expect(keys()).toEqual([["1", "50-100", "200-"]]);
  expect(keys("price=0-50")).toEqual([["1", "0-50", "50-100", "200-"]]);
});
