import { expect, test } from "vitest";
import { aProduct, fewProducts as products } from "../product/product-fixture.ts";
import { searchProducts } from "./search-products.ts";
import { listSuggested, suggestSpelling } from "./suggest-spelling.ts";

const language = {
  saleWords: "sale deal",
  stopWords: "with under nothing around",
  synonyms: { galosh: "boot", "flip flops": "sandal" },
};
const suggest = (typed: string) => suggestSpelling(products, typed, language);

test.each([
  // The query is misspelled or in the plural.
  ["SNADAL ", "sandal"],
  ["sandals", "sandal"],
  ["lether  beanie", "leather beanie"],
  // Only one of several words is suggested.
  ["red snadal", "sandal"],
  ["studs on a visor", "visor"],
  ["mule snadal", "sandal"],
  // The query contains punctuation.
  ["“sandal”", "sandal"],
  ["#sandal", "sandal"],
  ["'sandal'", "sandal"],
  ["Sandal,", "sandal"],
  ["(leather, beanie)", "leather beanie"],
  ["“snadal”", "sandal"],
  // The query contains a synonym.
  ["galosh", "boot"],
  ["Galoshes", "boot"],
  ["glaosh", "boot"],
  ["red  galosh", "boot"],
  ["flip flops", "sandal"],
  // A word from a name comes before a word from a description.
  ["stud vsor", "visor"],
  // The word is short or lacks letters.
  ["stve", "stove"],
  ["wol", "wool"],
  ["fne", "fine"],
  // No word is similar, or only a stop word is similar.
  ["hats", undefined],
  ["cap", undefined],
  ["nothnig", undefined],
  ["wiht", undefined],
  ["nothing zero", undefined],
])("%j: did you mean %j?", (typed, suggestion) => {
  expect(suggest(typed)).toBe(suggestion);
  // Every suggestion finds products.
  const found = suggestion === undefined ? [] : searchProducts(products, suggestion);
  expect(found.length > 0).toBe(suggestion !== undefined);
});

test("a sale word is not a misspelling", () => {
  expect(suggestSpelling([aProduct({ name: "Saddle Bag" })], "on sale", language)).toBeUndefined();
});

test.each([
  ["senroita", "señorita"],
  ["חולהצ", "חולצה"],
  ["сімь’я", "сім'я"],
])("with accents or another script, %j: did you mean %j?", (typed, suggestion) => {
  const named = aProduct({ name: suggestion });
  expect(suggestSpelling([named], typed, language)).toBe(suggestion);
});

test.each(["", "  ", "12345", "(.*)"])("%j has no suggestion", (typed) => {
  expect(suggest(typed)).toBeUndefined();
});

test.each([
  ["gren boot", "green boot", ["Knee-High Boot"]],
  ["#sandal", "sandal", ["Two-Strap Sandal", "Quilted Felt Slipper"]],
])("for %j, the products that %j finds are shown", (typed, suggestion, shown) => {
  expect(suggest(typed)).toBe(suggestion);
  expect(listSuggested(products, suggestion, language).map(({ name }) => name)).toEqual(shown);
});

test("products with all words of the query are not suggested a second time", () => {
  expect(suggest("green boots")).toBe("boot");
});

test.each([
  ["gren", "green"],
  ["rusd", "rust"],
  ["wilow", "willow"],
  // The name of the product is suggested instead of its color.
  ["tar sndal", "sandal"],
  ["blue", "azure"],
])("with colors in descriptions, %j: did you mean %j?", (typed, suggestion) => {
  const inColors = products.map((product) => ({
    ...product,
    description: `${product.description} In ${product.color}, not in azure or willow.`,
  }));
  const synonyms = { blue: "azure" };
  expect(suggestSpelling(inColors, typed, { ...language, synonyms })).toBe(suggestion);
});

test("a word from a name is suggested before a closer one from a description, unless the latter is exact", () => {
  const coat = aProduct({ name: "Dollar Coat", description: "Linen with a collar." });
  expect(suggestSpelling([coat], "collas", language)).toBe("dollar");
  expect(suggestSpelling([coat], "collar xx", language)).toBe("collar");
});
