import { type ReactNode, useDeferredValue, useEffect } from "react";
import type { Product } from "../content-shape/schema.ts";
import { useLocation } from "../ui/location.ts";
import { type MarkProduct, ProductCard } from "./product-card.tsx";
import styles from "./product-list.module.css";
import { letCardsTravel } from "./travelling-cards.ts";

type ProductListProps = {
  products: readonly Product[];
  /** The number of products per row in a wide viewport. */
  columns: 3 | 4;
  headingLevel: 2 | 3;
  /**
   * When to fetch the pictures. "main" is for a list at the top of the page, whose first pictures load before all
   * others.
   */
  priority?: "main" | "late";
  /** Marks a search's matches in the products. */
  mark?: MarkProduct;
  /** Whether Show More added the last products. These products then fade in. */
  extended?: boolean;
  /** A block after the products. It fills the rest of the last row or, if that row is full, a row of its own. */
  children?: ReactNode;
};

/**
 * The `sizes` of card pictures by number of columns. The cards are narrower if four products share one row, but
 * filters change the number of products, and hydration keeps the attribute of the HTML.
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

/** The number of pictures that load first. A phone shows two cards per row. */
const mainPictures = 2;

/** The number of cards rendered first, which is enough to fill any screen and to scroll. */
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
  // After a search, the first rows are rendered first. After Back or a page load, all rows are rendered at once to
  // restore the scroll position; after filtering, sorting or Show More, to keep it.
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
