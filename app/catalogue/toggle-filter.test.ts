import fc from "fast-check";
import { expect, test } from "vitest";
import { products } from "../../content/products.ts";
import type { Filter } from "./facets.ts";
import { anyFilters, filterNamed } from "./filter-fixture.ts";
import { filterProducts } from "./filter-products.ts";
import { listFilters } from "./list-filters.ts";
import { largeCatalogue } from "./product-fixture.ts";
import { toggleFilter } from "./toggle-filter.ts";

const named = (name: string) => filterNamed(products, name);

test("a filter is chosen by the first click and given up by the second", () => {
  const once = toggleFilter(products, [], named("sale=1"));
  expect(once).toEqual([named("sale=1")]);
  expect(toggleFilter(products, once, named("sale=1"))).toEqual([]);
});

test("the order of the clicks does not show", () => {
  const clicks = ["sale=1", "type=dresses", "type=bags", "colour=forest-green"].map(named);
  const chosen = clicks.reduce<readonly Filter[]>(
    (filters, next) => toggleFilter(products, filters, next),
    [],
  );
  expect(chosen).toEqual(["type=bags", "type=dresses", "colour=forest-green", "sale=1"].map(named));
});

test("where giving one up would leave nothing, what no longer fits goes with it", () => {
  const filters = ["type=dresses", "type=jeans", "colour=indigo"].map(named);
  expect(toggleFilter(products, filters, named("type=jeans"))).toEqual([named("type=dresses")]);
});

test("clicks alone never lead to an empty list", () => {
  const clicks = fc.array(fc.constantFrom(...listFilters(largeCatalogue)));
  fc.assert(
    fc.property(anyFilters(largeCatalogue), clicks, (start, filters) => {
      let chosen = start;
      for (const filter of filters) {
        chosen = toggleFilter(largeCatalogue, chosen, filter);
        expect(filterProducts(largeCatalogue, chosen).length).toBeGreaterThan(0);
      }
    }),
  );
});
