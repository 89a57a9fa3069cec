import type { DayFormat, LetterI, MoneyFormat, PluralRule } from "virtual:shop";
import type { Texts } from "../../app/content-shape/schema.ts";

/** Returns the formats for prices, numbers, days and plurals. */
export function readFormats({
  language,
  locale,
  currency,
}: Pick<Texts, "language" | "locale" | "currency">) {
  return {
    dayFormat: readDayFormat(language, locale),
    decimalSign: readDecimalSign(locale),
    digits: readDigits(locale),
    letterI: readLetterI(language),
    moneyFormat: readMoneyFormat(locale, currency),
    pluralRule: readPlurals(language),
  };
}

/** Returns the shop's text direction. If `texts.direction` is not set, the language determines the direction. */
export function readDirection(texts: Pick<Texts, "language" | "direction">): "ltr" | "rtl" {
  return texts.direction ?? new Intl.Locale(texts.language).getTextInfo().direction ?? "ltr";
}

/** The numbers for which plural forms are read. Plural forms repeat after a hundred, except for millions. */
const countedNumbers = numbers(200);

/**
 * Returns the numbers that take each plural form in a language (`Intl.PluralRules`). The form with the most numbers
 * is the default for all other numbers.
 * @example readPlurals("en") // { forms: { one: [1] }, others: "other" }
 */
export function readPlurals(language: string): PluralRule {
  const rules = new Intl.PluralRules(language);
  const groups = Object.entries(Object.groupBy(countedNumbers, (count) => rules.select(count)));
  const [largest, ...smaller] = groups.toSorted(([, a], [, b]) => b.length - a.length);
  return { forms: Object.fromEntries(smaller), others: largest?.[0] ?? "other" };
}

/**
 * Returns a locale's price format, computed at build time because `Intl` is slow when a page starts.
 * @example readMoneyFormat("de-DE", "EUR").after // "\u00a0€"
 */
export function readMoneyFormat(locale: string, currency: string): MoneyFormat {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  const parts = format.formatToParts(1_234_567.89);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return {
    before: textOf(parts.slice(0, parts.findIndex(isDigits))),
    after: textOf(parts.slice(parts.findLastIndex(isDigits) + 1)),
    group: valueOf("group"),
    decimal: valueOf("decimal"),
    fractionDigits: countDigits(valueOf("fraction")),
    // Some locales write 12 345 with a separator, but 1234 without.
    smallestGrouped: format.formatToParts(1234).some(({ type }) => type === "group") ? 4 : 5,
    // India separates lakhs and crores: 12,34,567.
    groupSize: countDigits(parts.filter(({ type }) => type === "integer").at(-2)?.value ?? "000"),
  };
}

/**
 * Returns a locale's decimal sign for plain numbers. A currency may have another decimal sign, or no decimals.
 * @example readDecimalSign("de-DE") // ","
 */
function readDecimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/**
 * Returns the locale's digits from zero to nine.
 * @example readDigits("ar-EG")[9] // "٩"
 */
function readDigits(locale: string): readonly string[] {
  const format = new Intl.NumberFormat(locale);
  return numbers(10).map((digit) => format.format(digit));
}

/**
 * Returns the capital of "i" and the small letter of "I", the only letters whose case depends on the language.
 * @example readLetterI("tr") // { capital: "İ", small: "ı" }
 */
export function readLetterI(language: string): LetterI {
  return { capital: "i".toLocaleUpperCase(language), small: "I".toLocaleLowerCase(language) };
}

/**
 * Returns the format of a full date, with the language's words in the locale's order.
 * @example readDayFormat("de", "de-DE").pattern // "{weekday}, {day}. {month} {year}"
 */
export function readDayFormat(language: string, locale: string): DayFormat {
  const { language: words, script } = new Intl.Locale(language);
  const calendar = "gregory";
  const spoken = new Intl.Locale(locale, { language: words, calendar, ...(script && { script }) });
  const format = new Intl.DateTimeFormat(spoken, { dateStyle: "full" });
  const partOf = (date: Date, type: string) =>
    format.formatToParts(date).find((part) => part.type === type)?.value ?? "";
  return {
    pattern: format
      .formatToParts(new Date(2026, 10, 1))
      .map(placeholderFor)
      .join(""),
    // 1 November 2026 is a Sunday.
    weekdays: numbers(7).map((day) => partOf(new Date(2026, 10, 1 + day), "weekday")),
    months: numbers(12).map((month) => partOf(new Date(2026, month, 1), "month")),
  };
}

/** Returns a part of a date as its placeholder. A part that is the same for all dates, such as Thai's era, stays. */
function placeholderFor({ type, value }: Intl.DateTimeFormatPart): string {
  // Georgian and Indonesian write days with two digits.
  if (type === "day") return countDigits(value) > 1 ? "{paddedDay}" : "{day}";
  return ["weekday", "month", "year"].includes(type) ? `{${type}}` : value;
}

function isDigits({ type }: Intl.NumberFormatPart): boolean {
  return /^(?:integer|fraction)$/.test(type);
}

/** Counts digits of any script. Some digits consist of two UTF-16 code units. */
function countDigits(text: string): number {
  return [...text].length;
}

function textOf(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.map(({ value }) => value).join("");
}

function numbers(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}
