import { expect, test } from "vitest";
import { formatSize, formatTime, ratioMetric, sizeMetric } from "./metrics.ts";

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

test("sizes and times have three digits", () => {
  expect([98, 9946.4, 92_340].map(formatSize)).toEqual(["98 bytes", "9.95 kB", "92.3 kB"]);
  expect([6.543, 78.61, 2756.2].map(formatTime)).toEqual(["6.54 ms", "78.6 ms", "2,756 ms"]);
});
