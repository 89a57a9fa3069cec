/** How the shop's locale writes a price. */
export type MoneyFormat = {
  readonly before: string;
  readonly after: string;
  readonly group: string;
  readonly decimal: string;
  readonly fractionDigits: number;
  /** From how many digits on thousands are separated. */
  readonly smallestGrouped: number;
};

/** How the shop's locale writes a day in full. */
export type DayFormat = {
  /** {weekday}, {day}, {month} and {year} in their order. */
  readonly pattern: string;
  /** From Sunday on. */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
};

declare global {
  /** How the locale and the currency of content/texts.ts are written (build-tools/prerender/constants-plugin.ts). */
  const MONEY_FORMAT: MoneyFormat;
  const DAY_FORMAT: DayFormat;
}
