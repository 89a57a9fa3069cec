import { expect, test } from "vitest";
import { readDate } from "./read-date.ts";

test.each([
  ["Nov 6, 2026", "2026-11-06"],
  ["November 14, 2026", "2026-11-14"],
  ["Sept. 1 2026", "2026-09-01"],
  ["feb 29, 2028", "2028-02-29"],
  ["  Dec   31,  1999 ", "1999-12-31"],
])("%s is %s", (text, date) => {
  expect(readDate(text)).toBe(date);
});

test("every month is read", () => {
  const months = Array.from({ length: 12 }, (_, index) => new Date(2026, index, 15));
  const names = months.map((day) => day.toLocaleDateString("en", { month: "long" }));
  expect(names.map((name) => readDate(`${name} 15, 2026`))).toEqual(
    months.map((_, index) => `2026-${String(index + 1).padStart(2, "0")}-15`),
  );
});

test.each([
  "",
  "since Nov 6, 2026",
  "Nov 6, 2026 or so",
  "Feb 30, 2026",
  "Nov 0, 2026",
  "Foo 1, 2026",
])("%j is not a date", (text) => {
  expect(readDate(text)).toBeUndefined();
});
