import { expect, test } from "vitest";
import { grownRow, relativeGrowth, type Series } from "./growth-rows.ts";

function aSeries(...values: number[]): Series {
  const points = values.map((value, index) => ({ products: 10 ** (index + 1), value }));
  return { what: "HTML", unit: "bytes", points };
}

test("what grows as fast as the catalogue holds, and faster does not", () => {
  expect(grownRow(aSeries(5, 50, 500)).held).toBe(true);
  expect(grownRow(aSeries(5, 50, 501)).held).toBe(false);
});

test("slack allows so much more", () => {
  expect(grownRow(aSeries(5, 50, 1000), 2).held).toBe(true);
  expect(grownRow(aSeries(5, 50, 1001), 2).held).toBe(false);
});

test("the row says how often it grew and each value", () => {
  expect(grownRow(aSeries(2000, 3000, 8000))).toEqual({
    what: "HTML, growth",
    bound: "≤ 100×",
    measured: "4× (10: 2,000 bytes; 100: 3,000 bytes; 1,000: 8,000 bytes)",
    held: true,
  });
});

test("growth is plotted as multiples of the smallest catalogue's value", () => {
  expect(relativeGrowth([aSeries(2, 3)])).toEqual([
    { what: "HTML", products: 10, times: 1 },
    { what: "HTML", products: 100, times: 1.5 },
  ]);
});
