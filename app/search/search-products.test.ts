import fc from "fast-check";
import { expect, test } from "vitest";
import { aProduct, smallCatalogue as products } from "../product/product-fixture.ts";
import { isTooShort, searchProducts } from "./search-products.ts";

const shirt = aProduct({ _id: 1, name: "Oxford Shirt", description: "Soft cotton." });
const tee = aProduct({ _id: 2, name: "Tee", description: "A T-shirt in jersey." });
const bag = aProduct({ _id: 3, name: "Bag", description: "Leather." });
const all = [shirt, tee, bag];

test("finds the query in the name or in the description", () => {
  expect(searchProducts(all, "shirt")).toEqual([shirt, tee]);
});

test("products with the query in their name come first", () => {
  expect(searchProducts([tee, bag, shirt], "shirt")).toEqual([shirt, tee]);
});

test("case makes no difference on either side", () => {
  expect(searchProducts(all, "SHIRT")).toEqual([shirt, tee]);
  expect(searchProducts(all, "leather")).toEqual([bag]);
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

test("a query under three characters finds nothing", () => {
  expect(searchProducts(all, "")).toEqual([]);
  expect(searchProducts(all, "sh")).toEqual([]);
  expect(searchProducts(all, "shi")).toEqual([shirt, tee]);
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
  expect(searchProducts(all, typed)).toEqual([]);
});

test("white space is trimmed before the length is checked", () => {
  expect(searchProducts(all, "  shirt ")).toEqual([shirt, tee]);
  expect(searchProducts(all, " sh ")).toEqual([]);
  expect(searchProducts(all, "    ")).toEqual([]);
});

test("other fields are not searched", () => {
  expect(searchProducts([aProduct({ subcategory: "outerwear", color: "navy" })], "navy")).toEqual(
    [],
  );
});

test("special characters of regular expressions are plain text", () => {
  const special = aProduct({ name: "Cap (.*) [a-z]" });
  expect(searchProducts([special, bag], "(.*)")).toEqual([special]);
});

test("never throws, and ignores case", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (query) => {
      const found = searchProducts(products, query);
      expect(searchProducts(products, query.toLowerCase())).toEqual(found);
    }),
  );
});

test("every substring of three or more characters of a name finds its product", () => {
  fc.assert(
    fc.property(fc.constantFrom(...products), fc.nat(), fc.nat(), (product, at, more) => {
      const start = at % (product.name.length - 2);
      const length = 3 + (more % (product.name.length - start - 2));
      const part = product.name.slice(start, start + length);
      fc.pre(part.trim().length >= 3);
      expect(searchProducts(products, part)).toContain(product);
      expect(searchProducts(products, part.toUpperCase())).toContain(product);
    }),
  );
});
