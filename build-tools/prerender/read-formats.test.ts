import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDay } from "../../app/pages/home/deals/format-date.ts";
import { formatPrice } from "../../app/shared/format-price.ts";
import { readDayFormat, readMoneyFormat } from "./read-formats.ts";

test.each([
  ["en-US", "USD"],
  ["en-GB", "GBP"],
  ["de-DE", "EUR"],
  ["de-CH", "CHF"],
  ["es-ES", "EUR"],
  ["ja-JP", "JPY"],
])("prices in %s and %s are written as Intl writes them", (locale, currency) => {
  const format = readMoneyFormat(locale, currency);
  const reference = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const unit = 10 ** format.fractionDigits;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (cents) => {
      expect(formatPrice(cents / unit, format)).toBe(reference.format(cents / unit));
    }),
  );
});

test.each(["en-US", "en-GB", "de-DE", "fr-FR", "da-DK"])(
  "days in %s are written as Intl writes them",
  (locale) => {
    const format = readDayFormat(locale);
    const reference = new Intl.DateTimeFormat(locale, { dateStyle: "full" });
    const days = fc.date({
      min: new Date(1900, 0, 1),
      max: new Date(2999, 11, 31),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        expect(formatDay(day, format)).toBe(reference.format(day));
      }),
    );
  },
);
