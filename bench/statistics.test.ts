import { expect, test } from "vitest";
import { median, medianRatio } from "./statistics.ts";

test("the median is the middle value, whatever the order", () => {
  expect(median([9, 1, 5])).toBe(5);
});

test("the median of an even number of values is the mean of the middle two", () => {
  expect(median([4, 1, 10, 2])).toBe(3);
});

test("the median of no values is an error", () => {
  expect(() => median([])).toThrow("Nothing was measured");
});

test("ratios are taken within a round, so that slow rounds cancel out", () => {
  expect(medianRatio([10, 400, 14], [5, 200, 10])).toBe(2);
});

test("values of different rounds cannot be paired", () => {
  expect(() => medianRatio([1, 2], [1])).toThrow("2 values cannot be paired with 1");
});
