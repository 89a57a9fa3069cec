/** How the shop's locale formats a price. */
export type MoneyFormat = {
  readonly before: string;
  readonly after: string;
  readonly group: string;
  readonly decimal: string;
  readonly fractionDigits: number;
  /** The number of digits from which thousands are separated. */
  readonly smallestGrouped: number;
  /** The digits in each group but the last, which has three. */
  readonly groupSize: number;
};

/** Which plural form of a text a number takes. */
export type PluralRule = {
  /** The numbers below 200 of each form; larger ones repeat after a hundred. */
  readonly forms: Readonly<Record<string, readonly number[]>>;
  /** The form of all other numbers. */
  readonly others: string;
};

/** How the shop's locale formats a day in full. */
export type DayFormat = {
  /** {weekday}, {day}, {month} and {year} in their order. */
  readonly pattern: string;
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
};

declare global {
  /** The formats of the locale and the currency in content/texts.ts (build-tools/pages/constants-plugin.ts). */
  const MONEY_FORMAT: MoneyFormat;
  const DAY_FORMAT: DayFormat;
  /** The decimal sign of the locale's plain numbers. */
  const DECIMAL_SIGN: string;
  /** The digits of the locale, from zero on. */
  const DIGITS: string;
  /** Of the language in content/texts.ts. */
  const PLURAL_RULE: PluralRule;
}
