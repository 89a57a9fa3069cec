import type { Product } from "../content-shape/schema.ts";
import { formatPrice } from "../shared/format-price.ts";
import { texts } from "../shared/texts.ts";
import { discountOf } from "./discount.ts";
import styles from "./price.module.css";

/**
 * Renders a product's price. If the product is on sale, also renders the old price struck through. `<bdi>` keeps text
 * in the other writing direction from reordering the prices.
 */
export function Price({ product }: { product: Product }) {
  const discount = discountOf(product);
  return (
    <p className={styles.price}>
      <span className={styles.now} data-reduced={discount !== undefined || undefined}>
        <span className="visually-hidden">{`${texts.product.price} `}</span>
        <bdi>{formatPrice(product.price)}</bdi>
      </span>
      {discount !== undefined && (
        <s className={styles.was}>
          <span className="visually-hidden">{` ${texts.product.was} `}</span>
          <bdi>{formatPrice(discount.was)}</bdi>
        </s>
      )}
    </p>
  );
}
