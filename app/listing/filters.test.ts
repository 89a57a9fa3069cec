import { expect, test } from "vitest";
import { aProduct, fewProducts as products } from "../product/product-fixture.ts";
import { filterProducts, includesFilter, listFilters, toggleFilter } from "./filters.ts";
import { filterNamed } from "./listing-fixture.ts";

const named = (name: string) => filterNamed(products, name);
const shown = (...names: string[]) =>
  filterProducts(products, names.map(named)).map(({ _id }) => _id);

test("a product must match one filter of each facet, and products keep their order", () => {
  expect(shown("type=boots", "type=clogs")).toEqual([3, 4]);
  expect(shown("type=mules", "sale=1")).toEqual([5]);
  expect(shown("type=clogs", "sale=1")).toEqual([]);
});

test("a value spelled in several ways is one filter, labeled with its first spelling", () => {
  const list = [" Rain Coats", "rain \t coats "].map((subcategory) =>
    aProduct({ subcategory, color: "" }),
  );
  expect(listFilters(list)).toEqual([{ facet: "type", key: "rain-coats", label: "Rain Coats" }]);
});

test("filters follow the order of their facets, with words sorted alphabetically and prices ascending", () => {
  const keys = listFilters(products.slice(3, 9)).map(({ key }) => key);
  expect(keys.join(" ")).toBe(
    "beanies boots mules visors green rust tar yellow 1 0-100 100-200 200-",
  );
  const prices = ["price=50-100", "price=100-200"].map(named);
  expect(toggleFilter(products, prices.slice(1), named("price=50-100"))).toEqual(prices);
});

test("words are in the order of the shop's language, after numbers", () => {
  const words = ["white", "10 tone", "Écru", "2 tone"];
  const list = words.map((subcategory) => aProduct({ subcategory, color: "" }));
  expect(listFilters(list).map(({ label }) => label)).toEqual([
    "2 tone",
    "10 tone",
    "Écru",
    "white",
  ]);
});

test("the same value in two facets makes two filters", () => {
  const [type, color] = listFilters([aProduct({ subcategory: "denim", color: "denim" })]);
  expect(type).toMatchObject({ facet: "type", key: "denim" });
  expect(color).toMatchObject({ facet: "color", key: "denim" });
  expect(type && color && includesFilter([type], color)).toBe(false);
});

test("if removing a filter would leave nothing, the facet that no longer matches is dropped", () => {
  const filters = ["type=boots", "type=clogs", "color=rust"].map(named);
  expect(toggleFilter(products, filters, named("type=clogs"))).toEqual([named("type=boots")]);
});

test("if one of several other facets prevents a match, only that facet is dropped", () => {
  const filters = ["color=rust", "sale=1"].map(named);
  expect(toggleFilter(products, filters, named("type=boots"))).toEqual(
    ["type=boots", "sale=1"].map(named),
  );
});

test("if every other facet prevents a match, only the filter's own facet stays", () => {
  const filters = ["type=sandals", "color=green", "sale=1"].map(named);
  expect(toggleFilter(products, filters, named("type=clogs"))).toEqual(
    ["type=clogs", "type=sandals", "color=green", "sale=1"].map(named),
  );
  const elsewhere = products.filter(({ subcategory }) => subcategory !== "sandals");
  expect(toggleFilter(elsewhere, filters, named("type=clogs"))).toEqual(
    ["type=clogs", "type=sandals"].map(named),
  );
});

test("no two clicks lead to an empty list", () => {
  const all = listFilters(products);
  for (const first of all) {
    for (const second of all) {
      const chosen = toggleFilter(products, toggleFilter(products, [], first), second);
      expect(filterProducts(products, chosen)).not.toEqual([]);
    }
  }
});
