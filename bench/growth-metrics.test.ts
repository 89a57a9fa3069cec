import { expect, test } from "vitest";
import { growthMetric, type Series } from "./growth-metrics.ts";

function aSeries(...values: number[]): Series {
  const points = values.map((value, index) => ({ products: 10 ** (index + 1), value }));
  return { what: "HTML", unit: "bytes", points };
}

test("growth as fast as that of the products meets the bound, and faster does not", () => {
  expect(growthMetric(aSeries(5, 50, 500)).met).toBe(true);
  expect(growthMetric(aSeries(5, 50, 501)).met).toBe(false);
});

test("slack allows that many times more", () => {
  expect(growthMetric(aSeries(5, 50, 1000), 2).met).toBe(true);
  expect(growthMetric(aSeries(5, 50, 1001), 2).met).toBe(false);
});

test("the metric says how many times it grew and each value", () => {
  expect(growthMetric(aSeries(2000, 3000, 8000))).toEqual({
    what: "HTML, growth",
    bound: "≤ 100×",
    measured: "4× (10: 2,000 bytes; 100: 3,000 bytes; 1,000: 8,000 bytes)",
    met: true,
  });
});
