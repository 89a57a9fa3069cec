import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatTimeLeft, measureTimeLeft } from "./format-time-left.ts";

test.each([
  ["2026-12-18T23:00:00", ["01", "01", "00", "00"]],
  ["2026-12-19T23:59:59", ["00", "00", "00", "01"]],
  ["2026-11-20T00:00:00", ["14", "00", "00", "00"]],
  ["2026-11-20T10:11:12", ["13", "13", "48", "48"]],
])("at %s", (now, figures) => {
  expect(formatTimeLeft(new Date(now).getTime())).toEqual(figures);
});

test("every figure of a whole year has the two digits that fit", () => {
  const day = 86_400_000;
  const start = new Date("2026-01-01T00:00:00").getTime();
  for (let now = start; now < start + 366 * day; now += day / 2) {
    for (const figure of formatTimeLeft(now)) expect(figure).toHaveLength(2);
  }
});

describe("the time left", () => {
  const end = new Date("2026-12-04T00:00:00Z");
  const before = (milliseconds: number) => new Date(end.getTime() - milliseconds);

  test("splits the time left into days, hours, minutes and seconds", () => {
    const left = ((13 * 24 + 9) * 60 + 41) * 60 + 27;
    expect(measureTimeLeft(end, before(left * 1000))).toEqual({
      days: 13,
      hours: 9,
      minutes: 41,
      seconds: 27,
    });
  });

  test("a partial second is not counted", () => {
    expect(measureTimeLeft(end, before(1999)).seconds).toBe(1);
  });

  test("zero at the end and after it", () => {
    const none = { days: 0, hours: 0, minutes: 0, seconds: 0 };
    expect(measureTimeLeft(end, end)).toEqual(none);
    expect(measureTimeLeft(end, before(-5000))).toEqual(none);
  });

  test("the parts add up to the whole seconds left and stay in their range", () => {
    fc.assert(
      fc.property(fc.nat(40 * 86_400_000), (milliseconds) => {
        const { days, hours, minutes, seconds } = measureTimeLeft(end, before(milliseconds));
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(
          Math.floor(milliseconds / 1000),
        );
        expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
      }),
    );
  });
});
