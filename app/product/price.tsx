import type { Product } from "../../content/schema.ts";
import { formatPrice } from "../shared/format-price.ts";
import { texts } from "../shared/texts.ts";
import styles from "./price.module.css";
import { saving } from "./saving.ts";

/**
 * The price and, for a reduced product, the old one struck through; in `<bdi>`, so that text
 * in the other direction does not reorder them.
 */
export function Price({ product }: { product: Product }) {
  const reduction = saving(product);
  return (
    <p className={styles.price}>
      <span className={styles.now} data-reduced={reduction !== undefined || undefined}>
        <span className="visually-hidden">{`${texts.product.price} `}</span>
        <bdi>{formatPrice(product.price)}</bdi>
      </span>
      {reduction !== undefined && (
        <s className={styles.was}>
          <span className="visually-hidden">{` ${texts.product.was} `}</span>
          <bdi>{formatPrice(reduction.was)}</bdi>
        </s>
      )}
    </p>
  );
}
