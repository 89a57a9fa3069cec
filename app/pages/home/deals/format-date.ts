import { dayFormat } from "virtual:shop";
import { localizeDigits } from "../../../shared/format-price.ts";
import { interpolate } from "../../../shared/interpolate.ts";

/**
 * Formats a local date in words, without `Intl` (see shared/format-price.ts).
 * @example formatDay(new Date(2026, 11, 4)) // "Friday, December 4, 2026"
 */
export function formatDay(date: Date): string {
  return interpolate(dayFormat.pattern, {
    weekday: dayFormat.weekdays[date.getDay()] ?? "",
    day: date.getDate(),
    paddedDay: localizeDigits(String(date.getDate()).padStart(2, "0")),
    month: dayFormat.months[date.getMonth()] ?? "",
    year: date.getFullYear(),
  });
}

/**
 * Fills in a pattern with the month and the day of a local date, as numbers.
 * @example fillDate("{month}/{day}", new Date(2026, 11, 4)) // "12/4"
 */
export function fillDate(pattern: string, date: Date): string {
  return interpolate(pattern, { month: date.getMonth() + 1, day: date.getDate() });
}

/**
 * Formats a local date for the `datetime` attribute of `<time>`.
 * @example formatIsoDay(new Date(2026, 11, 4)) // "2026-12-04"
 */
export function formatIsoDay(date: Date): string {
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return new Date(day).toISOString().slice(0, 10);
}
