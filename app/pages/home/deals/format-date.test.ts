import { afterEach, expect, test, vi } from "vitest";
import { formatIsoDay } from "./format-date.ts";

afterEach(() => vi.unstubAllEnvs());

test("the machine-readable day is the local one, with leading zeros", () => {
  vi.stubEnv("TZ", "Pacific/Auckland");
  expect(formatIsoDay(new Date(2027, 0, 4, 0, 30))).toBe("2027-01-04");
});
