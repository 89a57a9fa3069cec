import { expect, test } from "vitest";
import { formatDay, formatIsoDay } from "./format-date.ts";

test("a day in words", () => {
  expect(formatDay(new Date(2026, 11, 4))).toBe("Friday, December 4, 2026");
});

test("a day for machines is the local one, with leading zeros", () => {
  expect(formatIsoDay(new Date(2027, 0, 4, 0, 30))).toBe("2027-01-04");
  expect(formatIsoDay(new Date("0050-11-20T00:00"))).toBe("0050-11-20");
});
