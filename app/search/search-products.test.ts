import { expect, test } from "vitest";
import { aProduct } from "../product/product-fixture.ts";
import { isTooShort, searchProducts } from "./search-products.ts";

const shirt = aProduct({ _id: 1, name: "Oxford Shirt", description: "Soft cotton." });
const tee = aProduct({ _id: 2, name: "Tee", description: "A T-shirt in jersey." });
const bag = aProduct({ _id: 3, name: "Bag", description: "Leather." });

test.each([
  ["in the name or in the description, names first", "shirt", [shirt, tee]],
  ["in any case", "SHIRT", [shirt, tee]],
  ["in any case of the product", "leather", [bag]],
  ["of three characters", "shi", [shirt, tee]],
  ["but not of two", "sh", []],
  ["nor of none", "", []],
  ["without white space around it", "  shirt ", [shirt, tee]],
  ["which does not count", " sh ", []],
  ["as it is, not as a pattern", "(.*)", []],
  ["and in no other field", "white", []],
])("finds a query %s: %j", (_how, query, found) => {
  expect(searchProducts([tee, bag, shirt], query)).toEqual(found);
});

test("nothing but case is ignored: an accent is part of its letter", () => {
  const hat = aProduct({ name: "Wollmütze", description: "İn Silber, Größe M." });
  expect(searchProducts([hat, bag], "MÜTZE")).toEqual([hat]);
  expect(searchProducts([hat, bag], "mu\u0308tze")).toEqual([hat]);
  expect(searchProducts([hat, bag], "in silber")).toEqual([hat]);
  for (const typed of ["mutze", "wóll", "sílber", "grösse", "groesse"]) {
    expect(searchProducts([hat, bag], typed)).toEqual([]);
  }
});

test.each([
  ["a\u0308\u0301", true],
  ["\u0308\u0308\u0308", false],
  ["İİ", true],
  ["😀😀", true],
  ["한국어", false],
  [" ab ", true],
])("what was typed is counted: %j is too short: %s", (typed, short) => {
  expect(isTooShort(typed)).toBe(short);
  expect(searchProducts([shirt, tee, bag], typed)).toEqual([]);
});
