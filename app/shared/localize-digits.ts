/**
 * A text with its digits as the shop's locale writes them.
 *
 * @example localizeDigits("07") // "07", or "٠٧" in Egypt
 */
export function localizeDigits(text: string, digits: string = DIGITS): string {
  return text.replaceAll(/\d/g, (digit) => digits.charAt(Number(digit)));
}
