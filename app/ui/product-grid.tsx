import type { ReactNode } from "react";
import styles from "./product-grid.module.css";

type ProductGridProps = {
  /** Products a row on a wide screen. */
  columns: 3 | 4;
  children: ReactNode;
};

/** The widths of a card in the grid, for the `sizes` of its picture. */
export const cardSizes = {
  3: "(width < 18rem) 100vw, (width < 56rem) 50vw, 33.4vw",
  4: "(width < 18rem) 100vw, (width < 56rem) 50vw, 25vw",
} as const;

/** Products in rows, parted by hairlines. Its children are list items. */
export function ProductGrid({ columns, children }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-columns={columns}>
      {children}
    </ul>
  );
}
