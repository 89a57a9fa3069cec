import type { Product } from "../../content/schema.ts";
import { formatPrice } from "../shared/format-price.ts";
import { texts } from "../shared/texts.ts";
import styles from "./price.module.css";
import { saving } from "./saving.ts";

type PriceProps = { product: Product; className?: string | undefined };

/** The price in dollars and, for a reduced product, the old one struck through. */
export function Price({ product, className }: PriceProps) {
  const reduction = saving(product);
  return (
    <p className={className}>
      <span className={styles.now} data-reduced={reduction !== undefined || undefined}>
        <span className="visually-hidden">{`${texts.product.price} `}</span>
        {formatPrice(product.price)}
      </span>
      {reduction !== undefined && (
        <s className={styles.was}>
          <span className="visually-hidden">{` ${texts.product.was} `}</span>
          {formatPrice(reduction.was)}
        </s>
      )}
    </p>
  );
}
