import type { ReactNode } from "react";
import { ProductCard } from "./product-card.tsx";
import styles from "./product-list.module.css";
import type { Product } from "./product.ts";
import { useFirstRows } from "./use-first-rows.ts";

type ProductListProps = {
  products: readonly Product[];
  /** The fill of the square beside each colour's name. */
  swatches: Readonly<Record<string, string>>;
  /** Products per row on a wide screen. */
  columns: 3 | 4;
  headingLevel: 2 | 3;
  /** "main" where the list opens the page: the first pictures then load before all others. */
  priority?: "main" | "late";
  /** What was searched for, as `normaliseQuery` returns it. */
  query?: string;
  /** Stands in the grid after the products, and is none of them. */
  children?: ReactNode;
};

/** The `sizes` of a card's picture, by the number of columns. */
const pictureSizes = {
  3: "(width < 18rem) 100vw, (width < 56rem) 50vw, 33.4vw",
  4: "(width < 18rem) 100vw, (width < 56rem) 50vw, 25vw",
} as const;

/** A phone shows two cards per row. */
const mainPictures = 2;

/** Product cards in rows, separated by hairlines. */
export function ProductList({
  products,
  swatches,
  columns,
  headingLevel,
  priority = "late",
  query = "",
  children,
}: ProductListProps) {
  return (
    <div className={styles.grid} data-columns={columns} data-list>
      <ul className={styles.items}>
        {useFirstRows(products).map((product, index) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              swatch={swatches[product.color]}
              headingLevel={headingLevel}
              sizes={pictureSizes[columns]}
              priority={index < mainPictures ? priority : "late"}
              query={query}
            />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
