import { expect, test } from "vitest";
import { formatTimeLeft } from "./format-time-left.ts";

test.each([
  ["2026-12-18T23:00:00", ["01", "01", "00", "00"]],
  ["2026-12-19T23:59:58.001", ["00", "00", "00", "01"]],
  ["2026-12-19T23:59:59.999", ["00", "00", "00", "00"]],
  ["2026-11-20T00:00:00", ["14", "00", "00", "00"]],
  ["2026-11-20T10:11:12", ["13", "13", "48", "48"]],
])("at %s, %j is left", (now, numbers) => {
  const { days, hours, minutes, seconds } = formatTimeLeft(new Date(now).getTime());
  expect([days, hours, minutes, seconds]).toEqual(numbers);
});
