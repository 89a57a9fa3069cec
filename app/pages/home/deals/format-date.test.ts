import { afterEach, expect, test, vi } from "vitest";
import { fillDate, formatDay, formatIsoDay } from "./format-date.ts";

afterEach(() => vi.unstubAllEnvs());

test("a day in words", () => {
  expect(formatDay(new Date(2026, 11, 4))).toBe("Friday, December 4, 2026");
});

test("month and day in a pattern", () => {
  expect(fillDate("{month}/{day}", new Date(2026, 11, 4))).toBe("12/4");
});

test("a day for machines is the local one, with leading zeros", () => {
  vi.stubEnv("TZ", "Pacific/Auckland");
  expect(formatIsoDay(new Date(2027, 0, 4, 0, 30))).toBe("2027-01-04");
});
