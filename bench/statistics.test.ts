import { expect, test } from "vitest";
import { medianRatio } from "./statistics.ts";

test("ratios are taken within a round, so that slow rounds cancel out", () => {
  expect(medianRatio([10, 400, 14], [5, 200, 10])).toBe(2);
});

test("values of different rounds cannot be paired", () => {
  expect(() => medianRatio([1, 2], [1])).toThrow("2 values cannot be paired with 1");
});
