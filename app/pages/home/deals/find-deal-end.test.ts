import { afterEach, expect, test, vi } from "vitest";
import { findDealEnd } from "./find-deal-end.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["on the 1st, the deal ends on the 20th", new Date(2026, 10, 1), new Date(2026, 10, 20)],
  [
    "in the last moment of the 19th, the deal ends on the 20th",
    new Date(2026, 10, 19, 23, 59, 59, 999),
    new Date(2026, 10, 20),
  ],
  [
    "on the 20th, the deal ends on the 4th of next month",
    new Date(2026, 10, 20),
    new Date(2026, 11, 4),
  ],
  ["on December 31, the deal ends on January 4", new Date(2026, 11, 31), new Date(2027, 0, 4)],
])("%s", (_name, now, end) => {
  expect(findDealEnd(now)).toEqual(end);
});

test("if daylight saving skips midnight, the deal ends at the day's first instant", () => {
  vi.stubEnv("TZ", "America/Sao_Paulo");
  // On October 19, 2013, clocks went from 23:59:59 straight to 01:00 on the 20th.
  const end = findDealEnd(new Date(2013, 9, 10));
  expect([end.getDate(), end.getHours()]).toEqual([20, 1]);
});
