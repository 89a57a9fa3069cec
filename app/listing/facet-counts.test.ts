import fc from "fast-check";
import { expect, test } from "vitest";
import {
  aProduct,
  largeCatalogue,
  smallCatalogue as products,
} from "../product/product-fixture.ts";
import { selectProducts } from "../product/select-products.ts";
import { facetCounts } from "./facet-counts.ts";
import { filterProducts, toggleFilter } from "./filters.ts";
import { anyFilters, filterNamed } from "./listing-fixture.ts";

const clothes = selectProducts(products, { category: "clothes" });

/** Each facet with its options as "key count", chosen ones with a star. */
const panel = (list: readonly ReturnType<typeof aProduct>[], ...names: string[]) =>
  Object.fromEntries(
    facetCounts(
      list,
      names.map((name) => filterNamed(products, name)),
    ).map(({ name, offered }) => [
      name,
      offered.map(({ key, count, chosen }) => `${key} ${count}${chosen ? "*" : ""}`),
    ]),
  );

test("clothes are divided by type and by price, but not by color, as each color is unique", () => {
  expect(panel(clothes)).toEqual({
    type: ["dresses 1", "jeans 1", "outerwear 2", "shirts 1", "t-shirts 1"],
    sale: ["1 3"],
  });
});

test("a list in which every option is unique has no facets", () => {
  expect(panel(selectProducts(products, { category: "clothes", gender: "men" }))).toEqual({});
  expect(panel([])).toEqual({});
  expect(panel([aProduct()])).toEqual({});
});

test("a list of one type has no type facet, and one of reduced products no sale facet", () => {
  const list = [1, 2, 3].map((_id) => aProduct({ _id, color: "red", oldPrice: 40 }));
  expect(panel(list)).toEqual({});
});

test("options without a match are not offered", () => {
  expect(panel(clothes, "sale=1")).toEqual({
    type: ["dresses 1", "outerwear 1", "shirts 1"],
    sale: ["1 3*"],
  });
});

test("a match of another selected option does not make an option offered", () => {
  expect(panel(clothes, "type=dresses", "sale=1").type).toEqual([
    "dresses 1*",
    "outerwear 2",
    "shirts 2",
  ]);
});

test("each facet has its heading", () => {
  expect(facetCounts(clothes, []).map(({ label }) => label)).toEqual(["Type", "Price"]);
});

test("within a facet, the count is the number of products then shown", () => {
  expect(panel(clothes, "type=jeans").type).toEqual([
    "dresses 2",
    "jeans 1*",
    "outerwear 3",
    "shirts 2",
    "t-shirts 2",
  ]);
});

test("a selected option stays, even if nothing matches it", () => {
  expect(panel(clothes, "type=jeans", "sale=1").type).toContain("jeans 0*");
});

test("a selected option that no product has stays with its facet", () => {
  expect(panel(clothes, "type=bags").type).toContain("bags 0*");
});

test("every count is what a click then shows, and no click yields an empty list", () => {
  fc.assert(
    fc.property(anyFilters(largeCatalogue), (filters) => {
      fc.pre(filterProducts(largeCatalogue, filters).length > 0);
      for (const { offered } of facetCounts(largeCatalogue, filters)) {
        for (const { count, chosen, ...filter } of offered) {
          const then = filterProducts(
            largeCatalogue,
            toggleFilter(largeCatalogue, filters, filter),
          );
          expect(then.length).toBeGreaterThan(0);
          const shown = chosen ? filterProducts(largeCatalogue, filters) : then;
          expect(count).toBe(shown.length);
        }
      }
    }),
  );
});
