import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";

const [max, fewer] = ["x".repeat(200), "x".repeat(199)];

test.each([
  // Without q, there was no search. With an empty q, the visitor submitted an empty search box.
  ["sort=rating", undefined],
  ["q=", ""],
  ["q=+Shirt+", " Shirt "],
  ["q=green%0D%0Adress", "green dress"],
  [`q=${max}`, max],
  [`q=${max}x`, max, true],
  // Surrogate pairs are never split.
  [`q=${fewer}😀`, fewer, true],
  [`q=😀${fewer}`, `😀${fewer.slice(1)}`, true],
])("the query of ?%s is %j", (address, typed, truncated = false) => {
  expect(readQuery(new URLSearchParams(address))).toEqual({ typed, truncated });
});
