import { expect, test, vi } from "vitest";
import { facets } from "../listing/facets.ts";
import { aProduct, fewProducts } from "../product/product-fixture.ts";
import { matchAllTerms } from "./match-all-terms.ts";

const language = {
  stopWords: "in a with for",
  synonyms: { trainer: "mule", waders: "boot", twostrap: "two-strap", mukluk: "wool boot" },
};
// The name, color and type of this boot are single words, and its color belongs to a color family.
const boot = aProduct({
  name: "Galosh",
  color: "kelp",
  subcategory: "boots",
  description: "Rubber.",
});
const names = (typed: string) =>
  matchAllTerms([boot, ...fewProducts], typed, language).map(({ name }) => name);

test.each([
  ["green boot", ["Knee-High Boot", "Galosh"]],
  ["GREEN Boots", ["Knee-High Boot", "Galosh"]],
  ["kelp galosh", ["Galosh"]],
  ["leather beanie", ["Patched Leather Beanie", "Fisher Beanie"]],
  ["rubber boot in green", ["Galosh"]],
  ["rúst clog", ["Alder Deck Clogs"]],
  ["tar trainers", ["Cork Garden Mule"]],
  ["moss waders", ["Knee-High Boot"]],
  ["kelp twostrap", ["Two-Strap Sandal"]],
  ["with a boot", ["Knee-High Boot", "Galosh"]],
  // The following queries find nothing: an unknown word, part of a word, half of a synonym, a single word, only stop
  // words, and no words.
  ["green velvet", []],
  ["reen boot", []],
  ["sand mukluk", []],
  ["boot", []],
  ["in a", []],
  ["", []],
])("%j finds %j", (typed, found) => {
  expect(names(typed)).toEqual(found);
});

test("at most four products are returned", () => {
  const five = Array.from({ length: 5 }, () => boot);
  expect(matchAllTerms(five, "green boot", language)).toHaveLength(4);
});

test("words of every facet count, but not those for a sale", () => {
  vi.spyOn(facets, "type", "get").mockReturnValue({
    ...facets.color,
    options: () => [{ key: "wool", label: "wool" }],
  });
  const reduced = { ...boot, oldPrice: 90 };
  const find = (typed: string) => matchAllTerms([reduced], typed, language);
  expect(find("wool galosh")).toEqual([reduced]);
  expect(find("sale galosh")).toEqual([]);
});
