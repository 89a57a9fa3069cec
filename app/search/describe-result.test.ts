import { expect, test } from "vitest";
import { describeResult } from "./describe-result.ts";

const nothing = { truncated: false, found: 0, count: 0, withAllWords: [], suggestion: undefined };

const [none, cut] = ["No products found", "Only the first 200 characters were searched for."];
const filtered = "No products match these filters.";

test.each([
  [undefined, {}, ""],
  ["shirt", { found: 2, count: 2 }, "2 products for “shirt”"],
  [" Shirt ", { found: 1, count: 1 }, "1 product for “Shirt”"],
  ["\u202EMen’s\u200B  T‑shirt ", { found: 1, count: 1 }, "1 product for “Men’s  T‑shirt”"],
  ["xyzzy", {}, `${none} for “xyzzy”.`],
  ["cottn", { suggestion: "cotton" }, `${none} for “cottn”. Did you mean cotton?`],
  ["ab", {}, `${none} for “ab”. Search needs at least 3 characters.`],
  ["in ", {}, `${none} for “in ”.`],
  ["  ", {}, `${none}. Search needs at least 3 characters.`],
  ["wool", { truncated: true, found: 1, count: 1 }, `1 product for “wool”. ${cut}`],
  ["wool", { truncated: true }, `${none} for “wool”. ${cut}`],
  ["wool", { truncated: true, found: 4 }, `${none} for “wool”. ${filtered}`],
  ["wool", { found: 4 }, `${none} for “wool”. ${filtered}`],
  [
    "green dress",
    { withAllWords: [{ name: "Slip Dress" }, { name: "Slip" }], suggestion: "dress" },
    `${none} for “green dress”. Matches all these words: Slip Dress, Slip. Did you mean dress?`,
  ],
] as const)("%j with %j: %s", (typed, result, words) => {
  expect(describeResult({ ...nothing, ...result, typed })).toBe(words);
});
