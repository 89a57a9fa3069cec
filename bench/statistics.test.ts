import { expect, test } from "vitest";
import { median, percentile } from "./statistics.ts";

test("the median is the middle value, whatever the order", () => {
  expect(median([9, 1, 5])).toBe(5);
});

test("the median of an even number of values is the mean of the two in the middle", () => {
  expect(median([4, 1, 10, 2])).toBe(3);
});

test("a percentile is one of the values, the smallest that covers so many of them", () => {
  const values = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(values, 95)).toBe(19);
  expect(percentile(values, 50)).toBe(10);
  expect(percentile([7], 95)).toBe(7);
});

test("no values are no measurement", () => {
  expect(() => median([])).toThrow("Nothing was measured");
  expect(() => percentile([], 95)).toThrow("Nothing was measured");
});
