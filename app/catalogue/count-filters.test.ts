import fc from "fast-check";
import { expect, test } from "vitest";
import { products } from "../../content/products.ts";
import { countFilters } from "./count-filters.ts";
import { anyFilters, filterNamed } from "./filter-fixture.ts";
import { filterProducts } from "./filter-products.ts";
import { aProduct, largeCatalogue } from "./product-fixture.ts";
import { selectProducts } from "./select-products.ts";
import { toggleFilter } from "./toggle-filter.ts";

const clothes = selectProducts(products, { category: "clothes" });

/** Each facet with its options as "key count", chosen ones with a star. */
const panel = (list: readonly ReturnType<typeof aProduct>[], ...names: string[]) =>
  Object.fromEntries(
    countFilters(
      list,
      names.map((name) => filterNamed(products, name)),
    ).map(({ name, offered }) => [
      name,
      offered.map(({ key, count, chosen }) => `${key} ${count}${chosen ? "*" : ""}`),
    ]),
  );

test("clothes are divided by type and by price, but not by colour: each is the only one", () => {
  expect(panel(clothes)).toEqual({
    type: ["dresses 1", "jeans 1", "outerwear 2", "shirts 1", "t-shirts 1"],
    sale: ["1 3"],
  });
});

test("a list in which every option stands alone has no facets at all", () => {
  expect(panel(selectProducts(products, { category: "clothes", gender: "men" }))).toEqual({});
  expect(panel([])).toEqual({});
  expect(panel([aProduct()])).toEqual({});
});

test("a list of one type has no facet for it, and one that is all reduced none for that", () => {
  const list = [1, 2, 3].map((_id) => aProduct({ _id, color: "red", oldPrice: 40 }));
  expect(panel(list)).toEqual({});
});

test("options that would leave none are not offered", () => {
  expect(panel(clothes, "sale=1")).toEqual({
    type: ["dresses 1", "outerwear 1", "shirts 1"],
    sale: ["1 3*"],
  });
});

test("within a facet the count is that of all that is then shown", () => {
  expect(panel(clothes, "type=jeans").type).toEqual([
    "dresses 2",
    "jeans 1*",
    "outerwear 3",
    "shirts 2",
    "t-shirts 2",
  ]);
});

test("a chosen option stays, even if the others leave nothing of it", () => {
  expect(panel(clothes, "type=jeans", "sale=1").type).toContain("jeans 0*");
});

test("a chosen option that these products do not have stays where its facet does", () => {
  expect(panel(clothes, "type=bags").type).toContain("bags 0*");
});

test("every count is what a click then shows, and no click shows nothing", () => {
  fc.assert(
    fc.property(anyFilters(largeCatalogue), (filters) => {
      fc.pre(filterProducts(largeCatalogue, filters).length > 0);
      for (const { offered } of countFilters(largeCatalogue, filters)) {
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
