import { expect, test } from "vitest";
import { repeatsSearch } from "./repeats-search.ts";

test.each([
  ["?q=tee", "tee"],
  ["?q=tee", " Tee "],
  ["?utm_source=letter&q=tee", "tee"],
  ["?q=men%E2%80%99s+tee&utm_source=letter", "men's  tee"],
  [`?q=${"x".repeat(201)}`, "x".repeat(200)],
  ["?q=", ""],
])("at %s, a search for %j repeats the search", (address, words) => {
  expect(repeatsSearch(address, words)).toBe(true);
});

test.each([
  ["", ""],
  ["?utm_source=letter", ""],
  ["?q=tee", "shirt"],
  ["?q=tee&sale=1", "tee"],
  ["?sort=rating&q=tee", "tee"],
])("at %s, a search for %j is another search", (address, words) => {
  expect(repeatsSearch(address, words)).toBe(false);
});
