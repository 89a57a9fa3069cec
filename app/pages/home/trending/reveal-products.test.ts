import { expect, test } from "vitest";
import {
  canRevealMore,
  parseRevealCount,
  revealInitialCount,
  revealMore,
} from "./reveal-products.ts";

test("starts at eight and grows by four", () => {
  expect(revealInitialCount).toBe(8);
  expect(revealMore(revealInitialCount)).toBe(12);
  expect(revealMore(12)).toBe(16);
});

test("more can be revealed only while fewer than all are visible", () => {
  expect(canRevealMore(8, 10)).toBe(true);
  expect(canRevealMore(12, 10)).toBe(false);
  expect(canRevealMore(8, 8)).toBe(false);
  expect(canRevealMore(8, 0)).toBe(false);
});

test.each([undefined, null, "12", Number.NaN, Infinity, 3, -4, 8.5, {}])(
  "a count of %s from outside is the initial count",
  (value) => {
    expect(parseRevealCount(value)).toBe(8);
  },
);

test("a count from an earlier visit is kept", () => {
  expect(parseRevealCount(12)).toBe(12);
});
