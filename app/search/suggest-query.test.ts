import fc from "fast-check";
import { expect, test } from "vitest";
import { aProduct, smallCatalogue as products } from "../product/product-fixture.ts";
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
  ["lether  bag", "leather bag"],
  ["red shrit", "shirt"],
  ["shirt cotton", "cotton"],
])("%j: did you mean %j?", (typed, suggestion) => {
  expect(suggestQuery(products, typed)).toBe(suggestion);
});

test.each(["hats", "boots", "xyzzy", "", "  ", "12345", "(.*)"])(
  "%j has no suggestion",
  (typed) => {
    expect(suggestQuery(products, typed)).toBeUndefined();
  },
);

test("one of several words is suggested alone if it is in a name or has five letters", () => {
  expect(suggestQuery(products, "coat that fits")).toBe("coat");
  expect(suggestQuery(products, "hats of leather")).toBe("leather");
  expect(suggestQuery(products, "hats that fit")).toBeUndefined();
});

test("words of descriptions count from four letters on, and alone from five", () => {
  const coat = aProduct({ name: "Coat", description: "Linen and felt, with a trim." });
  const suggest = (typed: string) => suggestQuery([coat], typed);
  expect(suggest("ands")).toBeUndefined();
  expect(suggest("trin")).toBe("trim");
  expect(suggest("xx trim")).toBeUndefined();
  expect(suggest("xx linen")).toBe("linen");
  expect(suggest("xx coat")).toBe("coat");
});

test("of several close words the closest is suggested", () => {
  const names = ["Heather Hat", "Leather Bag"].map((name) => aProduct({ name }));
  expect(suggestQuery(names, "lether")).toBe("leather");
});

test("a suggestion always finds something, and always differs from the query", () => {
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
