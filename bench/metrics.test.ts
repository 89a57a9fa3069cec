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

test("what could not be measured does not meet its bound", () => {
  expect(ratioMetric("Hydration", [Number.NaN], [80], 1.7).met).toBe(false);
});
