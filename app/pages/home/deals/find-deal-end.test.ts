import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { findDealEnd } from "./find-deal-end.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["the first of a month leads to the 20th", new Date(2026, 10, 1), new Date(2026, 10, 20)],
  ["so does the 4th", new Date(2026, 10, 4), new Date(2026, 10, 20)],
  [
    "so does the last moment of the 19th",
    new Date(2026, 10, 19, 23, 59, 59, 999),
    new Date(2026, 10, 20),
  ],
  ["the 20th leads to the 4th of next month", new Date(2026, 10, 20), new Date(2026, 11, 4)],
  ["so does the end of the month", new Date(2026, 10, 30, 23, 59), new Date(2026, 11, 4)],
  ["December leads to January", new Date(2026, 11, 31), new Date(2027, 0, 4)],
  ["the 29th of February leads to March", new Date(2028, 1, 29), new Date(2028, 2, 4)],
])("%s", (_name, now, end) => {
  expect(findDealEnd(now)).toEqual(end);
});

// Zones whose clocks change at midnight, the date line, half hours, and none of them.
test.each(["America/Sao_Paulo", "Asia/Beirut", "Pacific/Apia", "Australia/Lord_Howe", "UTC"])(
  "in %s, any date gives an end on or after now, at the start of a 4th or 20th",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const date = fc.date({
      min: new Date("1970-01-05"),
      max: new Date("2200-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(date, (now) => {
        const end = findDealEnd(now);
        expect(end.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect([4, 20]).toContain(end.getDate());
        expect(new Date(end.getTime() - 1).getDate()).not.toBe(end.getDate());
      }),
      { numRuns: 300 },
    );
  },
);

test("a midnight that the clocks skip becomes the first moment of its day", () => {
  vi.stubEnv("TZ", "America/Sao_Paulo");
  // Clocks went from 23:59:59 on 19 October 2013 straight to 01:00 on the 20th.
  const end = findDealEnd(new Date(2013, 9, 10));
  expect([end.getDate(), end.getHours()]).toEqual([20, 1]);
});
