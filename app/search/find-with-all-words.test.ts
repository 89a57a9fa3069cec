import { expect, test } from "vitest";
import { aProduct, fewProducts } from "../product/product-fixture.ts";
import { findWithAllWords } from "./find-with-all-words.ts";

const language = {
  stopWords: "in a with for",
  synonyms: { purse: "bag", glasses: "sunglasses", tshirt: "t-shirt", frock: "wool dress" },
};
// A dress in a color with a family: its name, its color and its type have a word each.
const dress = aProduct({
  name: "Slip",
  color: "kelp",
  subcategory: "dresses",
  description: "Satin.",
});
const names = (typed: string) =>
  findWithAllWords([dress, ...fewProducts], typed, language).map(({ name }) => name);

test.each([
  ["green dress", ["Slip Dress", "Slip"]],
  ["GREEN Dresses", ["Slip Dress", "Slip"]],
  ["kelp slip", ["Slip"]],
  ["leather bag", ["Leather Bag", "Canvas Rucksack"]],
  ["satin dress in green", ["Slip Dress", "Slip"]],
  ["camél coat", ["Wool Coat"]],
  ["cognac purses", ["Leather Bag"]],
  ["gold glasses", ["Wire Sunglasses"]],
  ["ecru tshirt", ["Cotton Tee"]],
  ["with a dress", ["Slip Dress", "Slip"]],
  // a word that no product has, a part of one, half of what one means, a single one, none
  ["green velvet", []],
  ["reen dress", []],
  ["camel frock", []],
  ["dress", []],
  ["in a", []],
  ["", []],
])("%j is in %j", (typed, found) => {
  expect(names(typed)).toEqual(found);
});

test("at most four are named", () => {
  const five = Array.from({ length: 5 }, () => dress);
  expect(findWithAllWords(five, "green dress", language)).toHaveLength(4);
});
