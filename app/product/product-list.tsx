import type { ReactNode } from "react";
import { prerendered } from "../ui/prerendered.tsx";
import { type MarkProduct, ProductCard } from "./product-card.tsx";
import styles from "./product-list.module.css";
import type { Product } from "./product.ts";
import { useEntryAnimation } from "./use-entry-animation.ts";
import { useFirstRows } from "./use-first-rows.ts";

type ProductListProps = {
  products: readonly Product[];
  /** The fill of the square beside each color's name. */
  swatches: Readonly<Record<string, string>>;
  /** Products per row on a wide screen. */
  columns: 3 | 4;
  headingLevel: 2 | 3;
  /** "main" where the list opens the page: the first pictures then load before all others. */
  priority?: "main" | "late";
  /** Marks what a search found. */
  mark?: MarkProduct;
  /** Fills the rest of the last row, where there is one. It is none of the products. */
  children?: ReactNode;
};

/**
 * The `sizes` of a card's picture, by the columns. Four products in a row are narrower, but a filter
 * changes their number, and what is in the HTML is not rendered again.
 */
const pictureSizes = {
  3: "(width < 18rem) 100vw, (width < 56rem) 50vw, min(33.4vw, 40rem)",
  4: "(width < 18rem) 100vw, (width < 56rem) 50vw, 25vw",
} as const;

/** A phone shows two cards per row. */
const mainPictures = 2;

const Item = prerendered("li", ProductCard);

/** Product cards in rows, separated by hairlines. */
export function ProductList({
  products,
  swatches,
  columns,
  headingLevel,
  priority = "late",
  mark,
  children,
}: ProductListProps) {
  const arrivals = useEntryAnimation(products);
  // Four products are one row, where there is room.
  const layout = columns === 3 && products.length === 4 ? "3 or 4" : columns;
  return (
    <div
      className={styles.grid}
      data-columns={layout}
      data-list
      data-entering={arrivals || undefined}
    >
      <ul className={styles.items}>
        {useFirstRows(products).map((product, index) => (
          <Item
            key={product._id}
            product={product}
            swatch={swatches[product.color]}
            headingLevel={headingLevel}
            sizes={pictureSizes[columns]}
            priority={index < mainPictures ? priority : "late"}
            mark={mark}
          />
        ))}
      </ul>
      {children !== undefined && <div className={styles.rest}>{children}</div>}
    </div>
  );
}
