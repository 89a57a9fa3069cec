const dollarFormat = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/**
 * A price in dollars (section 9), with cents only where there are any.
 *
 * @example formatPrice(32) // "$32"
 */
export function formatPrice(dollars: number): string {
  return dollarFormat.format(dollars);
}
