import type { DayFormat, MoneyFormat } from "../../app/shared/formats.ts";

/**
 * How a locale writes prices, worked out at build time: `Intl` is slow where the browser starts.
 *
 * @example readMoneyFormat("de-DE", "EUR").after // "\u00a0€"
 */
export function readMoneyFormat(locale: string, currency: string): MoneyFormat {
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: "currency", currency });
  const parts = format.formatToParts(1_234_567.89);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    before: textOf(parts.slice(0, parts.findIndex(isDigits))),
    after: textOf(parts.slice(parts.findLastIndex(isDigits) + 1)),
    group: valueOf("group"),
    decimal: valueOf("decimal"),
    fractionDigits: valueOf("fraction").length,
    // Some locales write 1234 without a separator, but 12 345 with one.
    smallestGrouped: format.formatToParts(1234).some(({ type }) => type === "group") ? 4 : 5,
  };
}

/**
 * How a locale writes a day in full.
 *
 * @example readDayFormat("de-DE").pattern // "{weekday}, {day}. {month} {year}"
 */
export function readDayFormat(locale: string): DayFormat {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle: "full" });
  const partOf = (date: Date, type: string) =>
    format.formatToParts(date).find((part) => part.type === type)?.value ?? "";
  return {
    pattern: format
      .formatToParts(new Date(2026, 10, 1))
      .map(({ type, value }) => (type === "literal" ? value : `{${type}}`))
      .join(""),
    // 1 November 2026 is a Sunday.
    weekdays: numbers(7).map((day) => partOf(new Date(2026, 10, 1 + day), "weekday")),
    months: numbers(12).map((month) => partOf(new Date(2026, month, 1), "month")),
  };
}

function isDigits({ type }: Intl.NumberFormatPart): boolean {
  return /^(?:integer|fraction)$/.test(type);
}

function textOf(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.map(({ value }) => value).join("");
}

function numbers(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}
