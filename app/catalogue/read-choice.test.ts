import fc from "fast-check";
import { expect, test } from "vitest";
import { products } from "../../content/products.ts";
import { facetNames, noChoice } from "./facets.ts";
import { anyChoice, filterNamed } from "./filter-fixture.ts";
import { largeCatalogue } from "./product-fixture.ts";
import { readChoice, writeChoice } from "./read-choice.ts";

const read = (query: string, list = products) => readChoice(new URLSearchParams(query), list);

test("an address without parameters chooses nothing, and the other way round", () => {
  expect(read("")).toEqual(noChoice);
  expect(writeChoice(noChoice)).toBe("");
});

test("the grammar is the one in the documentation", () => {
  const address = "?type=dresses&type=jeans&colour=indigo&sale=1&sort=price-asc";
  expect(read(address)).toEqual({
    filters: ["type=dresses", "type=jeans", "colour=indigo", "sale=1"].map((name) =>
      filterNamed(products, name),
    ),
    sort: "price-asc",
  });
  expect(writeChoice(read(address))).toBe(address);
});

test("a colour of two words is readable", () => {
  expect(read("colour=sky-blue").filters).toEqual([
    { facet: "colour", key: "sky-blue", label: "Sky blue", swatch: "sky blue" },
  ]);
});

test("the words of a search stand first", () => {
  expect(writeChoice(read("sale=1"), "wool coat")).toBe("?q=wool+coat&sale=1");
  expect(writeChoice(noChoice, "")).toBe("?q=");
});

test.each([
  "type=hats",
  "type=",
  "type=Jeans",
  "type=jeans,dresses",
  "colour=sky%20blue",
  "sale=0",
  "sale=true",
  "sort=sideways",
  "sort=toString",
  "sort=",
  "page=2",
  "__proto__=1",
  "%E0%A4%A=%",
])("%s means nothing and is ignored", (query) => {
  expect(read(query)).toEqual(noChoice);
});

test("what is wrong does not disturb what is right", () => {
  expect(writeChoice(read("sort=up&type=hats&type=jeans&sort=rating&utm=x&type=jeans"))).toBe(
    "?type=jeans&sort=rating",
  );
});

test("every address parses, and printing what was read does not change it any more", () => {
  const parameter = fc.oneof(fc.constantFrom(...facetNames, "sort", "q"), fc.string());
  const value = fc.oneof(fc.constantFrom("jeans", "sky-blue", "1", "rating"), fc.string());
  const query = fc
    .array(fc.tuple(parameter, value))
    .map((pairs) => new URLSearchParams(pairs).toString());
  fc.assert(
    fc.property(fc.oneof(query, fc.string({ unit: "binary" })), (address) => {
      const choice = read(address);
      expect(read(writeChoice(choice))).toEqual(choice);
      expect(writeChoice(read(writeChoice(choice)))).toBe(writeChoice(choice));
    }),
  );
});

test.each([
  ["the shop's products", products],
  ["a larger catalogue", largeCatalogue],
])("with %s, any choice is read as it was printed", (_name, list) => {
  fc.assert(
    fc.property(anyChoice(list), (choice) => {
      expect(readChoice(new URLSearchParams(writeChoice(choice)), list)).toEqual(choice);
    }),
  );
});
