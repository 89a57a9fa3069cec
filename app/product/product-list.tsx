import { type ReactNode, useDeferredValue, useEffect } from "react";
import type { Product } from "../content-shape/schema.ts";
import { useLocation } from "../ui/location.ts";
import { type MarkProduct, ProductCard } from "./product-card.tsx";
import styles from "./product-list.module.css";
import { letCardsTravel } from "./travelling-cards.ts";

type ProductListProps = {
  products: readonly Product[];
  /** Products per row on a wide screen. */
  columns: 3 | 4;
  headingLevel: 2 | 3;
  /** "main" if the list opens the page, so that its first pictures load before all others. */
  priority?: "main" | "late";
  /** Marks the search's matches. */
  mark?: MarkProduct;
  /** Whether Show More added the last products, which then animate in. */
  extended?: boolean;
  /** A block after the products that fills the rest of the last row, or a row of its own. */
  children?: ReactNode;
};

/**
 * The `sizes` of card pictures, by number of columns. Four products in one row are narrower, but filters change
 * the number of products, and hydration keeps the HTML's attribute.
 */
export const pictureSizes = {
  3: {
    whole: "(width < 18rem) 100vw, (width < 56rem) 50vw, min(33.4vw, 40rem)",
    enlarged: "(width < 18rem) 130vw, (width < 56rem) 65vw, min(43vw, 52rem)",
  },
  4: {
    whole: "(width < 18rem) 100vw, (width < 56rem) 50vw, 25vw",
    enlarged: "(width < 18rem) 130vw, (width < 56rem) 65vw, 33vw",
  },
} as const;

/** A phone shows two cards per row. */
const mainPictures = 2;

/** Enough cards to fill any screen and to scroll. */
const firstCards = 24;

/** Renders product cards in rows separated by hairlines. */
export function ProductList({
  products,
  columns,
  headingLevel,
  priority = "late",
  mark,
  extended = false,
  children,
}: ProductListProps) {
  const location = useLocation();
  const filtered = location.reached === "filter";
  // A search renders the first rows first. Back and page loads render all rows at once to restore the scroll
  // position; filters, sorting and Show More do so to keep it.
  const deferred = products.length > firstCards && location.reached === "search";
  const rendered = useDeferredValue(location.key);
  const shown = deferred && rendered !== location.key ? products.slice(0, firstCards) : products;
  useEffect(letCardsTravel, []);
  // Four products fill one row if there is room.
  const layout = columns === 3 && products.length === 4 ? "3 or 4" : columns;
  return (
    <div
      className={styles.grid}
      data-columns={layout}
      data-list
      data-entering={extended || filtered || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- `display: contents` hides the list in WebKit */}
      <ul className={styles.items} role="list">
        {shown.map((product, index) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              headingLevel={headingLevel}
              sizes={pictureSizes[columns]}
              priority={index < mainPictures ? priority : "late"}
              mark={mark}
            />
          </li>
        ))}
      </ul>
      {children !== undefined && <div className={`${styles.ending} screen-only`}>{children}</div>}
    </div>
  );
}
