import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { formatDay } from "../../app/pages/home/deals/format-date.ts";
import { lowerCase } from "../../app/search/lower-case.ts";
import { formatNumber, formatPrice } from "../../app/shared/format-price.ts";
import { capitalize, pluralForm } from "../../app/shared/interpolate.ts";
import { moneyFormat, setFormats } from "../../app/shop-fixture.ts";
import { readDayFormat, readDirection } from "./read-formats.ts";

afterEach(() => setFormats());

test.each([
  ["en-US", "USD"],
  ["de-DE", "EUR"],
  ["de-CH", "CHF"],
  ["fr-CH", "CHF"],
  ["es-ES", "EUR"],
  ["ja-JP", "JPY"],
  ["hi-IN", "INR"],
  ["he-IL", "ILS"],
  ["ar-EG", "EGP"],
  ["ff-Adlm-GN", "USD"],
])("prices and ratings in %s and %s are formatted like Intl's", (locale, currency) => {
  setFormats({ locale, currency });
  const reference = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  expect(formatNumber(4.9)).toBe(new Intl.NumberFormat(locale).format(4.9));
  const unit = 10 ** moneyFormat.fractionDigits;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (cents) => {
      expect(formatPrice(cents / unit)).toBe(reference.format(cents / unit));
    }),
  );
});

test.each(["ar", "cs", "cy", "en", "es", "fr", "he", "ja", "lt", "pl", "ru", "sl"])(
  "the plural forms of %s match Intl's",
  (language) => {
    setFormats({ language });
    const reference = new Intl.PluralRules(language);
    for (let count = 0; count < 10_000; count++) {
      expect(pluralForm(count)).toBe(reference.select(count));
    }
  },
);

test.each([
  ["en", undefined, "ltr"],
  ["he", undefined, "rtl"],
  ["en", "rtl", "rtl"],
] as const)("a page in %s with the direction %s runs %s", (language, direction, expected) => {
  expect(readDirection({ language, ...(direction && { direction }) })).toBe(expected);
});

test.each([
  ["en", "iç giyim", "Iç giyim", "KIRMIZI İÇ", "kirmizi iç"],
  ["tr", "iç giyim", "İç giyim", "KIRMIZI İÇ", "kırmızı iç"],
  ["el", "άσπρο", "Άσπρο", "ΆΣΠΡΟ", "άσπρο"],
  ["ka", "შარვალი", "შარვალი", "შარვალი", "შარვალი"],
  ["ff-Adlm", "𞤢𞤣𞤤", "𞤀𞤣𞤤", "𞤀𞤁𞤂", "𞤢𞤣𞤤"],
])(
  "in %s, %s is capitalized as %s, and %s becomes %s",
  (language, word, title, capitals, small) => {
    setFormats({ language });
    expect(capitalize(word)).toBe(title);
    expect(lowerCase(capitals)).toBe(small);
  },
);

test("months are Gregorian, even in locales with another calendar", () => {
  expect(readDayFormat("fa", "fa-IR").months[0]).toBe("ژانویهٔ");
});

test.each([
  ["en", "en-US", "en-US"],
  ["en", "en-GB", "en-GB"],
  ["en", "de-DE", "en-DE"],
  ["de", "de-DE", "de-DE"],
  ["fr", "fr-FR", "fr-FR"],
  ["da", "da-DK", "da-DK"],
  ["he", "he-IL", "he-IL"],
  ["ka", "ka-GE", "ka-GE"],
  ["th", "th-TH", "th-TH-u-ca-gregory"],
  ["sr-Latn", "sr-RS", "sr-Latn-RS"],
])(
  "days in the language %s and the format %s are formatted like Intl's in %s",
  (language, locale, expected) => {
    setFormats({ language, locale });
    const reference = new Intl.DateTimeFormat(expected, { dateStyle: "full" });
    const days = fc.date({
      min: new Date(1900, 0, 1),
      max: new Date(2999, 11, 31),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        expect(formatDay(day)).toBe(reference.format(day));
      }),
    );
  },
);
