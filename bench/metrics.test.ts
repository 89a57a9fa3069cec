import { expect, test } from "vitest";
import { atLeast, atMost, figure, formatFigure } from "./metrics.ts";

test("a bound is met up to the bound itself", () => {
  expect(atMost("TBT", 60, 60, "ms").met).toBe(true);
  expect(atMost("TBT", 60.1, 60, "ms").met).toBe(false);
  expect(atLeast("Performance", 99, 99, "score").met).toBe(true);
  expect(atLeast("Performance", 98, 99, "score").met).toBe(false);
});

test("a metric says its bound and what was measured, each with its unit", () => {
  expect(atMost("LCP", 1.0821, 1.1, "times")).toEqual({
    what: "LCP",
    bound: "≤ 1.1×",
    measured: "1.08×",
    met: true,
  });
});

test("a figure without a bound is neither met nor missed", () => {
  expect(figure("Time", 4.21, "ms")).toEqual({
    what: "Time",
    bound: "",
    measured: "4.21 ms",
    met: undefined,
  });
});

test.each([
  [98_765, "bytes", "98,765 bytes"],
  [1234.6, "ms", "1,235 ms"],
  [0.012_345, "ms", "0.0123 ms"],
  [0, "", "0"],
  [100, "score", "100"],
] as const)("%d in %s is written %s", (value, unit, written) => {
  expect(formatFigure(value, unit)).toBe(written);
});
