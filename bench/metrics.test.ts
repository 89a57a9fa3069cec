import { expect, test } from "vitest";
import { ratioMetric, sizeMetric } from "./metrics.ts";

test("a bound is met up to the bound itself", () => {
  expect(sizeMetric("Styles", 9500, 9500).met).toBe(true);
  expect(sizeMetric("Styles", 9501, 9500).met).toBe(false);
});

test("a ratio comes with the times it was taken from", () => {
  expect(ratioMetric("Load", [120, 130, 125], [80, 100, 100], 1.3)).toEqual({
    what: "Load",
    measured: "1.30 (125 ms over 100 ms)",
    bound: "1.3",
    met: true,
  });
});

test("ratios are taken within a round, so that slow rounds cancel out", () => {
  const { measured } = ratioMetric("Load", [10, 400, 14, 30], [5, 200, 10, 10], 3);
  expect(measured).toBe("2.00 (22 ms over 10 ms)");
});

test("what could not be measured does not meet its bound", () => {
  expect(ratioMetric("Hydration", [Number.NaN], [80], 1.7).met).toBe(false);
});
