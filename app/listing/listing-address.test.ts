import { expect, test } from "vitest";
import { aProduct, fewProducts } from "../product/product-fixture.ts";
import { initialListing, parseListing, serializeListing } from "./listing-address.ts";
import { filterNamed } from "./listing-fixture.ts";

const products = [...fewProducts, aProduct({ subcategory: "bed socks" })];
const read = (query: string) => parseListing(new URLSearchParams(query), products);

test("the query has the documented format", () => {
  const filters = ["type=bed-socks", "type=clogs", "color=rust", "sale=1", "price=50-100"];
  const address = `?${filters.join("&")}&sort=price-asc`;
  expect(read(address)).toEqual({
    filters: filters.map((name) => filterNamed(products, name)),
    sort: "price-asc",
  });
  expect(serializeListing(read(address))).toBe(address);
});

test("the search query comes first", () => {
  expect(serializeListing(read("sale=1"), "wool coat")).toBe("?q=wool+coat&sale=1");
  expect(serializeListing(initialListing, "")).toBe("?q=");
});

test.each([
  "type=hats",
  "type=Clogs",
  "type=clogs,boots",
  "type=bed%20socks",
  "sale=0",
  "price=40-60",
  "sort=sideways",
  "sort=toString",
  "__proto__=1",
  "%E0%A4%A=%",
])("the unknown parameter or value in %s is ignored", (query) => {
  expect(read(query)).toEqual(initialListing);
});

test("invalid parameters do not affect valid ones", () => {
  expect(serializeListing(read("sort=up&type=hats&type=clogs&sort=rating&utm=x&type=clogs"))).toBe(
    "?type=clogs&sort=rating",
  );
});
