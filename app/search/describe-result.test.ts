import { expect, test } from "vitest";
import { describeResult } from "./describe-result.ts";

const nothing = { truncated: false, found: 0, count: 0, nearMatches: [], suggestion: undefined };

test("before a search there is nothing to say", () => {
  expect(describeResult({ ...nothing, typed: undefined })).toBe("");
});

test.each([
  ["shirt", 2, undefined, "2 products for “shirt”"],
  [" Shirt ", 1, undefined, "1 product for “Shirt”"],
  ["xyzzy", 0, undefined, "No products found for “xyzzy”."],
  ["cottn", 0, "cotton", "No products found for “cottn”. Did you mean cotton?"],
  ["ab", 0, undefined, "No products found for “ab”. Search needs at least 3 characters."],
  ["  ", 0, undefined, "No products found. Search needs at least 3 characters."],
])("%j with %s found: %s", (typed, count, suggestion, words) => {
  expect(describeResult({ ...nothing, typed, found: count, count, suggestion })).toBe(words);
});

test("products that have all words are named before the suggestion", () => {
  const nearMatches = [{ name: "Slip Dress" }, { name: "Slip" }];
  const result = { ...nothing, typed: "green dress", nearMatches, suggestion: "dress" };
  expect(describeResult(result)).toBe(
    "No products found for “green dress”. Has all these words: Slip Dress, Slip. Did you mean dress?",
  );
});

test("a truncated query is reported", () => {
  const result = { ...nothing, typed: "wool", truncated: true };
  expect(describeResult({ ...result, found: 1, count: 1 })).toBe(
    "1 product for “wool”. Only the first 200 characters were searched for.",
  );
  expect(describeResult(result)).toBe(
    "No products found for “wool”. Only the first 200 characters were searched for.",
  );
});

test("a search that only its filters leave without results says so", () => {
  for (const truncated of [false, true]) {
    expect(describeResult({ ...nothing, typed: "wool", truncated, found: 4 })).toBe(
      "No products found for “wool”. No product matches all of these filters.",
    );
  }
});
