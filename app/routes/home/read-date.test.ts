import { expect, test } from "vitest";
import { readDate } from "./read-date.ts";

test.each([
  ["Nov 6, 2026", "2026-11-06"],
  ["November 14, 2026", "2026-11-14"],
  ["Sept. 1 2026", "2026-09-01"],
  ["feb 29, 2028", "2028-02-29"],
  ["Dec 31, 1999", "1999-12-31"],
])("%s is %s", (text, date) => {
  expect(readDate(text)).toBe(date);
});

test.each([
  "",
  "Last week",
  "Feb 30, 2026",
  "Nov 0, 2026",
  "Foo 1, 2026",
  "Nov 2026",
  "14/11/2026",
])("%j is no date", (text) => {
  expect(readDate(text)).toBeUndefined();
});
