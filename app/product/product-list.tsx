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
   * When to fetch the pictures. Use "main" for a list at the top of the page, to load its first pictures before all
   * others.
   */
  priority?: "main" | "late";
  /** Marks the search matches in a product. */
  mark?: MarkProduct;
  /** Whether Show More has added products, which then fade in. */
  extended?: boolean;
  /** A block after the products. It fills the rest of the last row, or the next row if the last row is full. */
  children?: ReactNode;
};

/**
 * The `sizes` of card pictures, by number of columns. Four products in one row have narrower cards but use the same
 * values. Filters may change the number of products, but hydration does not change the `sizes` in the HTML.
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

/** The number of pictures to load first, which is one row of cards on a phone. */
const mainPictures = 2;

/** The number of cards to render first. They fill any screen and leave room to scroll. */
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
  // After a search, the first rows are rendered before the rest. In all other cases, all rows are rendered at once,
  // because the page restores or keeps its scroll position.
  const deferred = products.length > firstCards && location.reached === "search";
  const rendered = useDeferredValue(location.key);
  const shown = deferred && rendered !== location.key ? products.slice(0, firstCards) : products;
  useEffect(letCardsTravel, []);
  // In a wide viewport, four products share one row.
  const layout = columns === 3 && products.length === 4 ? "3 or 4" : columns;
  return (
    <div
      className={`${styles.grid} hidden-while-pending`}
      data-columns={layout}
      data-entering={extended || filtered || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- `display: contents` hides the list in WebKit */}
      <ul className={styles.items} role="list" data-travelling-cards>
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
