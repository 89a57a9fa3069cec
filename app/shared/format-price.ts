import type { MoneyFormat } from "./formats.ts";

/**
 * A price in the shop's currency (dollars, section 9), with cents only if there are any. Formatted
 * without `Intl`: creating its first formatter blocks a phone's main thread.
 *
 * @example formatPrice(1240) // "$1,240"
 */
export function formatPrice(price: number, format: MoneyFormat = MONEY_FORMAT): string {
  const { before, after, group, decimal, fractionDigits, smallestGrouped } = format;
  const [whole = "", cents = ""] = price.toFixed(fractionDigits).split(".");
  const separated = whole.length >= smallestGrouped;
  const amount = separated ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) : whole;
  return before + amount + (Number(cents) === 0 ? "" : decimal + cents) + after;
}

/**
 * A figure in the format of the shop's locale.
 *
 * @example formatFigure(4.6) // "4.6"
 */
export function formatFigure(figure: number): string {
  return String(figure).replace(".", MONEY_FORMAT.decimal);
}
