import { formatPrice } from "../catalogue/format-price.ts";
import type { Product } from "../catalogue/product.ts";
import { workOutSaving } from "../catalogue/work-out-saving.ts";
import styles from "./price.module.css";

/** The price in dollars and, for a reduced product, the old one struck through. */
export function Price({
  product,
  className,
}: {
  product: Product;
  className?: string | undefined;
}) {
  const reduced = workOutSaving(product) !== undefined;
  return (
    <p className={className}>
      <span className={styles.now} data-reduced={reduced || undefined}>
        <span className="visually-hidden">Price </span>
        {formatPrice(product.price)}
      </span>
      {reduced && product.oldPrice !== undefined && (
        <s className={styles.was}>
          <span className="visually-hidden">was </span>
          {formatPrice(product.oldPrice)}
        </s>
      )}
    </p>
  );
}
