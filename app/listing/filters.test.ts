import fc from "fast-check";
import { expect, test } from "vitest";
import { aProduct, fewProducts as products } from "../product/product-fixture.ts";
import { filterProducts, includesFilter, listFilters, toggleFilter } from "./filters.ts";
import { anyFilters, filterNamed } from "./listing-fixture.ts";

const named = (name: string) => filterNamed(products, name);
const shown = (...names: string[]) =>
  filterProducts(products, names.map(named)).map(({ _id }) => _id);

test("two options of one facet add up, in the products' order", () => {
  expect(shown("type=dresses", "type=jeans")).toEqual([3, 4]);
});

test("two facets narrow each other", () => {
  expect(shown("type=outerwear", "sale=1")).toEqual([5]);
  expect(shown("type=jeans", "sale=1")).toEqual([]);
});

test("a value spelled in two ways is one filter, labelled by its first spelling", () => {
  const list = ["Rain coats", "rain  Coats"].map((subcategory) =>
    aProduct({ subcategory, color: "" }),
  );
  expect(listFilters(list)).toEqual([{ facet: "type", key: "rain-coats", label: "Rain coats" }]);
});

test("filters are in the order of their facets; words alphabetically, prices ascending", () => {
  const keys = listFilters(products.slice(3, 9)).map(({ key }) => key);
  expect(keys.join(" ")).toBe(
    "bags dresses outerwear sunglasses camel cognac forest-green navy olive tortoiseshell 1 0-100 100-200 200-",
  );
  const prices = ["price=50-100", "price=100-200"].map(named);
  expect(toggleFilter(products, prices.slice(1), named("price=50-100"))).toEqual(prices);
});

test("the same value in two facets is two filters", () => {
  const [type, color] = listFilters([aProduct({ subcategory: "denim", color: "denim" })]);
  expect(type).toMatchObject({ facet: "type", key: "denim" });
  expect(color).toMatchObject({ facet: "color", key: "denim" });
  expect(type && color && includesFilter([type], color)).toBe(false);
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

test("if every other facet would yield nothing, only the filter's own facet stays", () => {
  const filters = ["type=shirts", "color=sky-blue", "sale=1"].map(named);
  expect(toggleFilter(products, filters, named("type=jeans"))).toEqual(
    ["type=jeans", "type=shirts", "color=sky-blue", "sale=1"].map(named),
  );
  const elsewhere = products.filter(({ subcategory }) => subcategory !== "shirts");
  expect(toggleFilter(elsewhere, filters, named("type=jeans"))).toEqual(
    ["type=jeans", "type=shirts"].map(named),
  );
});

test("clicks alone never lead to an empty list", () => {
  const clicks = fc.array(fc.constantFrom(...listFilters(products)));
  fc.assert(
    fc.property(anyFilters(products), clicks, (start, filters) => {
      let chosen = start;
      for (const filter of filters) {
        chosen = toggleFilter(products, chosen, filter);
        expect(filterProducts(products, chosen).length).toBeGreaterThan(0);
      }
    }),
  );
});
