import { expect, test } from "vitest";
import { describeResult } from "./describe-result.ts";

test("before a search there is nothing to say", () => {
  expect(
    describeResult({ typed: undefined, truncated: false, count: 0, suggestion: undefined }),
  ).toBe("");
});

test.each([
  ["shirt", 2, undefined, "2 products for “shirt”"],
  [" Shirt ", 1, undefined, "1 product for “Shirt”"],
  ["xyzzy", 0, undefined, "No products found for “xyzzy”."],
  ["cottn", 0, "cotton", "No products found for “cottn”. Did you mean cotton?"],
  ["ab", 0, undefined, "No products found for “ab”. Search needs at least 3 characters."],
  ["  ", 0, undefined, "No products found. Search needs at least 3 characters."],
])("%j with %s found: %s", (typed, count, suggestion, words) => {
  expect(describeResult({ typed, truncated: false, count, suggestion })).toBe(words);
});

test("a truncated query is reported", () => {
  const result = { typed: "wool", truncated: true, suggestion: undefined };
  expect(describeResult({ ...result, count: 1 })).toBe(
    "1 product for “wool”. Only the first 200 characters were searched for.",
  );
  expect(describeResult({ ...result, count: 0 })).toBe(
    "No products found for “wool”. Only the first 200 characters were searched for.",
  );
});
