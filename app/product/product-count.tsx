import { formatNumber } from "../shared/format-price.ts";
import { formatPlural } from "../shared/interpolate.ts";
import { texts } from "../shared/texts.ts";

/** Renders the product count of a link. The count is shown as a number, but read out as "6 products". */
export function ProductCount({ count }: { count: number }) {
  return (
    <small>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="visually-hidden">{`, ${countProducts(count)}`}</span>
    </small>
  );
}

/** Formats a number of products in words. @example countProducts(1) // "1 product" */
export function countProducts(count: number): string {
  return formatPlural(texts.products, count);
}
