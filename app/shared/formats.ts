/** How the shop's locale formats a price. */
export type MoneyFormat = {
  readonly before: string;
  readonly after: string;
  readonly group: string;
  readonly decimal: string;
  readonly fractionDigits: number;
  /** The number of digits from which thousands are separated. */
  readonly smallestGrouped: number;
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
  /** The formats of the locale and the currency in content/texts.ts (build-tools/prerender/constants-plugin.ts). */
  const MONEY_FORMAT: MoneyFormat;
  const DAY_FORMAT: DayFormat;
}
