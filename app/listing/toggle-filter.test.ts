import fc from "fast-check";
import { expect, test } from "vitest";
import { largeCatalogue, smallCatalogue as products } from "../product/product-fixture.ts";
import type { Filter } from "./facets.ts";
import { filterProducts } from "./filter-products.ts";
import { listFilters } from "./list-filters.ts";
import { anyFilters, filterNamed } from "./listing-fixture.ts";
import { toggleFilter } from "./toggle-filter.ts";

const named = (name: string) => filterNamed(products, name);

test("the first click adds a filter, the second removes it", () => {
  const once = toggleFilter(products, [], named("sale=1"));
  expect(once).toEqual([named("sale=1")]);
  expect(toggleFilter(products, once, named("sale=1"))).toEqual([]);
});

test("the order of the clicks makes no difference", () => {
  const clicks = ["sale=1", "type=dresses", "type=bags", "color=forest-green"].map(named);
  const chosen = clicks.reduce<readonly Filter[]>(
    (filters, next) => toggleFilter(products, filters, next),
    [],
  );
  expect(chosen).toEqual(["type=bags", "type=dresses", "color=forest-green", "sale=1"].map(named));
});

test("if removing a filter would leave nothing, the facet that no longer matches is dropped", () => {
  const filters = ["type=dresses", "type=jeans", "color=indigo"].map(named);
  expect(toggleFilter(products, filters, named("type=jeans"))).toEqual([named("type=dresses")]);
});

test("of several other facets only the one in the way is dropped", () => {
  const filters = ["color=indigo", "sale=1"].map(named);
  expect(toggleFilter(products, filters, named("type=dresses"))).toEqual(
    ["type=dresses", "sale=1"].map(named),
  );
});

test("if every other facet would yield nothing, only the filter's own facet is kept", () => {
  const filters = ["type=shirts", "color=sky-blue", "sale=1"].map(named);
  expect(toggleFilter(products, filters, named("type=jeans"))).toEqual(
    ["type=jeans", "type=shirts", "color=sky-blue", "sale=1"].map(named),
  );
  const elsewhere = products.filter(({ subcategory }) => subcategory !== "shirts");
  expect(toggleFilter(elsewhere, filters, named("type=jeans"))).toEqual(
    ["type=jeans", "type=shirts"].map(named),
  );
});

test("a list without products has no filters", () => {
  expect(toggleFilter([], [], named("sale=1"))).toEqual([]);
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
