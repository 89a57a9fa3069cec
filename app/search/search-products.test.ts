import { expect, test } from "vitest";
import { aProduct, fewProducts } from "../product/product-fixture.ts";
import { isTooShort, searchProducts } from "./search-products.ts";

test.each([
  ["matches in names come before matches in descriptions", "sandal", [2, 1]],
  ["the query's case is ignored", "SANDAL", [2, 1]],
  ["the product's case is ignored", "vulcanised", [4]],
  ["three characters are enough", "san", [2, 1]],
  ["two characters are too few", "sa", []],
  ["an empty query finds nothing", "", []],
  ["surrounding white space is ignored", "  sandal ", [2, 1]],
  ["white space counts if the query is too short without it", "in ", [1, 3, 4, 8]],
  ["white space finds nothing", "   ", []],
  ["white space counts as typed, but its length makes no difference", "W  ", [10]],
  ["white space within the query may have any length", "over  a \u00A0rubber", [2]],
  ["the query is not a pattern", "(.*)", []],
  ["other fields are not searched", "kelp", []],
])("%s: %j finds %j", (_how, query, ids) => {
  expect(searchProducts(fewProducts, query).map(({ _id }) => _id)).toEqual(ids);
});

test("only case is ignored: accents must match", () => {
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
  ["Café Tee", "\u200Ecafé \u202Etee"],
  ["\u2066Café\u2069 \n Tee", "café tee"],
  ["T\u2011Shirt", "t-shirt"],
  ["T-Shirt", "t\u2013shirt"],
  ["Men\u2019s Tee", "men's tee"],
  ["Men's Tee", "MEN\u2018S  TEE"],
  ["ז\u05F3קט", "ז'קט"],
])("characters that look alike match: %j is found by %j", (name, typed) => {
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
  ["q  ", false],
  ["\u200Eqz\u202C", true],
])("typed characters are counted: is %j too short? %s", (typed, short) => {
  expect(isTooShort(typed)).toBe(short);
  expect(searchProducts(fewProducts, typed)).toEqual([]);
});
