import { type ReactNode, useDeferredValue, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import type { Product } from "../../content/schema.ts";
import { useHydrated } from "../ui/hydration.ts";
import { notHydrated } from "../ui/not-hydrated.tsx";
import { keepsScroll } from "../ui/page-link.tsx";
import { type MarkProduct, ProductCard } from "./product-card.tsx";
import styles from "./product-list.module.css";

type ProductListProps = {
  products: readonly Product[];
  /** Products per row on a wide screen. */
  columns: 3 | 4;
  headingLevel: 2 | 3;
  /** "main" if the list opens the page: its first pictures load before all others. */
  priority?: "main" | "late";
  /** Marks what a search found. */
  mark?: MarkProduct;
  /** Ends the list: in what the last row has left, or else in a row of its own. Not a product. */
  children?: ReactNode;
};

/**
 * The `sizes` of a card's picture, by the columns. Four products in a row are narrower, but filters
 * change their number, and hydration keeps the attribute of the HTML.
 */
const pictureSizes = {
  3: "(width < 18rem) 100vw, (width < 56rem) 50vw, min(33.4vw, 40rem)",
  4: "(width < 18rem) 100vw, (width < 56rem) 50vw, 25vw",
} as const;

/** A phone shows two cards per row. */
const mainPictures = 2;

/** This many cards fill any screen, with some to scroll to. */
const firstCards = 24;

const Item = notHydrated("li", ProductCard);

/** Product cards in rows, separated by hairlines. */
export function ProductList({
  products,
  columns,
  headingLevel,
  priority = "late",
  mark,
  children,
}: ProductListProps) {
  const entering = useEntryAnimation(products);
  // Four products are one row if there is room.
  const layout = columns === 3 && products.length === 4 ? "3 or 4" : columns;
  return (
    <div
      className={styles.grid}
      data-columns={layout}
      data-list
      data-entering={entering || undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- `display: contents` hides it from some */}
      <ul className={styles.items} role="list">
        {useFirstRows(products).map((product, index) => (
          <Item
            key={product._id}
            product={product}
            headingLevel={headingLevel}
            sizes={pictureSizes[columns]}
            priority={index < mainPictures ? priority : "late"}
            mark={mark}
          />
        ))}
      </ul>
      {children !== undefined && <div className={`${styles.ending} screen-only`}>{children}</div>}
    </div>
  );
}

/**
 * The products to render: on a new page and after a search the first rows, then all. Hydration and Back
 * render all at once, since the position to return to may be far down; so do filters, orders and Show More,
 * which keep the position.
 */
function useFirstRows(products: readonly Product[]): readonly Product[] {
  const location = useLocation();
  const type = useNavigationType();
  const keepsPosition = type === NavigationType.Pop || keepsScroll(location);
  const deferred = products.length > firstCards && !keepsPosition;
  // Even an equal initial value would render twice.
  const rendered = useDeferredValue(location.key, deferred ? "" : undefined);
  return deferred && rendered !== location.key ? products.slice(0, firstCards) : products;
}

/**
 * Whether products that this render adds to the list animate in: after a change of filters or Show
 * More, but not on a new page, nor on Back or a reload.
 */
function useEntryAnimation(products: readonly Product[]): boolean {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const hydrated = useHydrated();
  const current = { products, pathname, key, hydrated };
  const [shown, setShown] = useState({ ...current, entering: false });
  if (shown.products !== products || shown.hydrated !== hydrated) {
    const samePage = shown.pathname === pathname && shown.hydrated === hydrated;
    const entering = samePage && (shown.key === key || type !== NavigationType.Pop);
    setShown({ ...current, entering });
  }
  return shown.entering;
}
