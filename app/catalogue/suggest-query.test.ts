import fc from "fast-check";
import { expect, test } from "vitest";
import { products } from "../../content/products.ts";
import { searchProducts } from "./search-products.ts";
import { suggestQuery } from "./suggest-query.ts";

test.each([
  ["shrit", "shirt"],
  ["shirts", "shirt"],
  ["SHRIT ", "shirt"],
  ["bags", "bag"],
  ["dresses", "dress"],
  ["jéans", "jeans"],
  ["lether", "leather"],
  ["tortoisehsell", "tortoiseshell"],
  ["lether bag", "leather bag"],
  ["red shrit", "shirt"],
  ["shirt cotton", "cotton"],
])("%j: did you mean %j?", (typed, suggestion) => {
  expect(suggestQuery(products, typed)).toBe(suggestion);
});

test.each(["hats", "boots", "xyzzy", "", "  ", "12345", "(.*)"])("%j: nothing is near", (typed) => {
  expect(suggestQuery(products, typed)).toBeUndefined();
});

test("of several words one is offered alone if it is a name, or has five letters", () => {
  expect(suggestQuery(products, "coat that fits")).toBe("coat");
  expect(suggestQuery(products, "hats of leather")).toBe("leather");
  expect(suggestQuery(products, "hats that fit")).toBeUndefined();
});

test("a suggestion always finds something, and is never what was typed", () => {
  const nearWords = fc.constantFrom("shrit", "coton", "jenas", "wool", "brass", "red");
  const typed = fc.oneof(
    fc.string(),
    fc.array(nearWords).map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(typed, (query) => {
      const suggestion = suggestQuery(products, query);
      fc.pre(suggestion !== undefined);
      expect(searchProducts(products, suggestion).length).toBeGreaterThan(0);
      expect(suggestion).not.toBe(query);
    }),
  );
});
