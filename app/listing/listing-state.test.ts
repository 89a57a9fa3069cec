import fc from "fast-check";
import { expect, test } from "vitest";
import { fewProducts as products } from "../product/product-fixture.ts";
import { anyListingState, filterNamed } from "./listing-fixture.ts";
import { initialListing, parseListing, serializeListing } from "./listing-state.ts";

const read = (query: string) => parseListing(new URLSearchParams(query), products);

test("the grammar is the one in the documentation", () => {
  const filters = ["type=dresses", "type=jeans", "color=indigo", "sale=1", "price=50-100"];
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
  "type=Jeans",
  "type=jeans,dresses",
  "color=sky%20blue",
  "sale=0",
  "price=40-60",
  "sort=sideways",
  "sort=toString",
  "__proto__=1",
  "%E0%A4%A=%",
])("%s means nothing and is ignored", (query) => {
  expect(read(query)).toEqual(initialListing);
});

test("invalid parameters do not affect valid ones", () => {
  expect(serializeListing(read("sort=up&type=hats&type=jeans&sort=rating&utm=x&type=jeans"))).toBe(
    "?type=jeans&sort=rating",
  );
});

test("any choice is read as it was printed", () => {
  fc.assert(
    fc.property(anyListingState(products), (choice) => {
      expect(read(serializeListing(choice))).toEqual(choice);
    }),
  );
});
