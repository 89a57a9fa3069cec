import { expect, test } from "vitest";
import { spellingDistance, isSameWord, editDistance } from "./spelling-distance.ts";

test.each([
  ["shirt", "shirt", 0],
  ["shrit", "shirt", 1],
  ["kitten", "sitting", 3],
  ["ab", "bc", 2],
  ["", "bag", 3],
])("%j and %j are %s errors apart", (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

test.each([
  ["ROSÉ", "rose", 0],
  ["serach", "search", 1],
  ["lethr", "leather", 2],
  ["wol", "wool", 1],
  ["leather", "lethr", Infinity],
  ["lathr", "lepther", Infinity],
  ["boots", "book", Infinity],
  ["hats", "bags", Infinity],
  ["me", "men", Infinity],
])("typing %j for %j has distance %s", (typed, word, distance) => {
  expect(spellingDistance(typed, word)).toBe(distance);
});

test.each([
  ["dress", "dresses"],
  ["accessory", "accessories"],
  ["beanie", "beanies"],
  ["jean", "jeans"],
  ["box", "boxes"],
  ["purse", "purses"],
])("%s and %s are singular and plural", (one, many) => {
  expect(isSameWord(one, many)).toBe(true);
  expect(spellingDistance(many, one)).toBe(1);
  expect(isSameWord(one, `${one}x`)).toBe(false);
});
