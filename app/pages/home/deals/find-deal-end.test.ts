import { afterEach, expect, test, vi } from "vitest";
import { findDealEnd } from "./find-deal-end.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["the first of a month leads to the 20th", new Date(2026, 10, 1), new Date(2026, 10, 20)],
  [
    "so does the last moment of the 19th",
    new Date(2026, 10, 19, 23, 59, 59, 999),
    new Date(2026, 10, 20),
  ],
  ["the 20th leads to the 4th of next month", new Date(2026, 10, 20), new Date(2026, 11, 4)],
  ["December leads to January", new Date(2026, 11, 31), new Date(2027, 0, 4)],
])("%s", (_name, now, end) => {
  expect(findDealEnd(now)).toEqual(end);
});

test("a midnight that the clocks skip becomes the first moment of its day", () => {
  vi.stubEnv("TZ", "America/Sao_Paulo");
  // Clocks went from 23:59:59 on 19 October 2013 straight to 01:00 on the 20th.
  const end = findDealEnd(new Date(2013, 9, 10));
  expect([end.getDate(), end.getHours()]).toEqual([20, 1]);
});
