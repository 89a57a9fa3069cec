import { expect, test } from "vitest";
import { aProduct, fewProducts } from "../product/product-fixture.ts";
import { isTooShort, searchProducts } from "./search-products.ts";

test.each([
  ["in the name or in the description, names first", "sandal", [2, 1]],
  ["in any case", "SANDAL", [2, 1]],
  ["in any case of the product", "vulcanised", [4]],
  ["of three characters", "san", [2, 1]],
  ["but not of two", "sa", []],
  ["nor of none", "", []],
  ["without white space around it", "  sandal ", [2, 1]],
  ["with it, where it would otherwise be too short", "in ", [1, 3, 4, 8]],
  ["of white space alone", "   ", []],
  ["as it is, not as a pattern", "(.*)", []],
  ["and in no other field", "kelp", []],
])("finds a query %s: %j", (_how, query, ids) => {
  expect(searchProducts(fewProducts, query).map(({ _id }) => _id)).toEqual(ids);
});

test("nothing but case is ignored: an accent is part of its letter", () => {
  const hat = aProduct({ name: "Wollmütze", description: "İn Silber, Größe M." });
  expect(searchProducts([hat, ...fewProducts], "MÜTZE")).toEqual([hat]);
  expect(searchProducts([hat, ...fewProducts], "mu\u0308tze")).toEqual([hat]);
  expect(searchProducts([hat, ...fewProducts], "in silber")).toEqual([hat]);
  for (const typed of ["mutze", "wóll", "sílber", "grösse", "groesse"]) {
    expect(searchProducts([hat, ...fewProducts], typed)).toEqual([]);
  }
});

test.each([
  ["Cafe\u0301 Tee", "café tee"],
  ["Café\u00A0Tee", "CAFÉ TEE"],
  ["Ca\u00ADfé Tee", "cafe\u0301 tee"],
  ["Café Tee", "\uFEFFca\u00ADfé\u202Ftee\u200B"],
])("what looks alike is alike: %j is found by %j", (name, typed) => {
  const tee = aProduct({ name });
  expect(searchProducts([tee, ...fewProducts], typed)).toEqual([tee]);
});

test.each([
  ["a\u0308\u0301", true],
  ["\u0308\u0308\u0308", false],
  ["İİ", true],
  ["😀😀", true],
  ["한국어", false],
  [" a", true],
  [" ab ", false],
])("what was typed is counted: %j is too short: %s", (typed, short) => {
  expect(isTooShort(typed)).toBe(short);
  expect(searchProducts(fewProducts, typed)).toEqual([]);
});
