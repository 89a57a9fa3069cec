import { expect, test } from "vitest";
import { ratioMetric, sizeMetric } from "./metrics.ts";

test("a bound is met up to the bound itself, and not by what could not be measured", () => {
  expect(sizeMetric("Styles", 9500, 9500).met).toBe(true);
  expect(sizeMetric("Styles", 9501, 9500).met).toBe(false);
  expect(ratioMetric("Hydration", [Number.NaN], [80], 1.7).met).toBe(false);
});

test("ratios are taken within a round, so that slow rounds cancel out, and come with their times", () => {
  expect(ratioMetric("Load", [10, 400, 14, 30], [5, 200, 10, 10], 3)).toEqual({
    what: "Load",
    measured: "2.00 (22 ms over 10 ms)",
    bound: "3",
    met: true,
  });
});
