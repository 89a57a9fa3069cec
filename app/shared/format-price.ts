import { decimalSign, digits, moneyFormat } from "virtual:shop";

/**
 * Formats a price in the shop's currency (specification, section 9). Omits the decimals of whole amounts. Avoids
 * `Intl`, because creating the first `Intl` formatter blocks a phone's main thread.
 * @example formatPrice(1240) // "$1,240"
 */
export function formatPrice(price: number): string {
  const { before, after, group, decimal, fractionDigits, smallestGrouped, groupSize } = moneyFormat;
  const [whole = "", cents = ""] = price.toFixed(fractionDigits).split(".");
  const boundary = new RegExp(`\\B(?=(?:\\d{${groupSize}})*\\d{3}$)`, "g");
  const grouped = whole.length < smallestGrouped ? whole : whole.replaceAll(boundary, group);
  const amount = grouped + (Number(cents) === 0 ? "" : decimal + cents);
  return before + localizeDigits(amount) + after;
}

/**
 * Formats a number for the shop's locale.
 * @example formatNumber(4.6) // "4.6"
 */
export function formatNumber(value: number): string {
  return localizeDigits(String(value).replace(".", decimalSign));
}

/**
 * Replaces the digits in a string with the digits of the shop's locale.
 * @example localizeDigits("07") // "07", or "٠٧" in Egypt
 */
export function localizeDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
