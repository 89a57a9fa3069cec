import fc from "fast-check";
import { expect, test } from "vitest";
import { largeCatalogue, smallCatalogue as products } from "../product/product-fixture.ts";
import { filterProducts } from "./filter-products.ts";
import { anyFilters, filterNamed } from "./listing-fixture.ts";

const shown = (...names: string[]) =>
  filterProducts(
    products,
    names.map((name) => filterNamed(products, name)),
  ).map(({ _id }) => _id);

test("without filters, all products match", () => {
  expect(filterProducts(products, [])).toEqual(products);
});

test("two options of one facet add up, in the products' order", () => {
  expect(shown("type=dresses", "type=jeans")).toEqual([3, 4]);
});

test("two facets narrow each other", () => {
  expect(shown("type=outerwear", "sale=1")).toEqual([5]);
  expect(shown("type=jeans", "sale=1")).toEqual([]);
});

test("a color must match as a whole", () => {
  expect(shown("color=sky-blue")).toEqual([2]);
});

test("filters commute, and filtering twice changes nothing", () => {
  fc.assert(
    fc.property(
      anyFilters(largeCatalogue),
      fc.nat(),
      fc.constantFrom("type", "color", "sale"),
      (filters, turn, facet) => {
        const turned = filters.toSorted((a, b) => ((a.key.length * turn) % 7) - (b.key.length % 5));
        const once = filterProducts(largeCatalogue, filters);
        expect(filterProducts(largeCatalogue, turned)).toEqual(once);
        expect(filterProducts(once, filters)).toEqual(once);
        const some = filters.filter((filter) => filter.facet === facet);
        const rest = filters.filter((filter) => filter.facet !== facet);
        expect(filterProducts(filterProducts(largeCatalogue, some), rest)).toEqual(once);
        expect(filterProducts(filterProducts(largeCatalogue, rest), some)).toEqual(once);
      },
    ),
  );
});
