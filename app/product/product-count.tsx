import { countProducts } from "../shared/count-products.ts";
import { formatFigure } from "../shared/format-price.ts";

/** How many products a link leads to: shown as a number, read as "6 products". */
export function ProductCount({ count }: { count: number }) {
  return (
    <small>
      <span aria-hidden="true">{formatFigure(count)}</span>
      <span className="visually-hidden">{`, ${countProducts(count)}`}</span>
    </small>
  );
}
