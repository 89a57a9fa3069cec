import { formatNumber } from "../shared/format-price.ts";
import { formatPlural } from "../shared/interpolate.ts";
import { texts } from "../shared/texts.ts";

/** Renders a link's product count. Visitors see a number such as 6, and screen readers read "6 products". */
export function ProductCount({ count }: { count: number }) {
  return (
    <small>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="visually-hidden">{`, ${countProducts(count)}`}</span>
    </small>
  );
}

/**
 * Formats a product count in words.
 * @example countProducts(1) // "1 product"
 */
export function countProducts(count: number): string {
  return formatPlural(texts.products, count);
}
