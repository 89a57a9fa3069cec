import type { ReactNode } from "react";
import { FilterPanel } from "./filter-panel.tsx";
import styles from "./listing-bar.module.css";
import { OrderSelect } from "./order-select.tsx";
import type { Listing } from "./use-listing.ts";

type ListingBarProps = {
  listing: Listing;
  /** What is filtered. */
  subject: string;
  /** The fill of the square beside each color's name. */
  swatches: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** The bar above a list: its children, then filters and order if there is a choice. */
export function ListingBar({ listing, subject, swatches, children }: ListingBarProps) {
  const { shown, filters, facets, sort, orderable, hrefFor, toggleHref } = listing;
  return (
    <div className={styles.bar} data-list>
      <div className={styles.start}>{children}</div>
      {facets.length > 0 && (
        <FilterPanel
          facets={facets}
          chosenCount={filters.length}
          shownCount={shown.length}
          toggleHref={toggleHref}
          clearHref={hrefFor({ filters: [] })}
          subject={subject}
          swatches={swatches}
        />
      )}
      {orderable && <OrderSelect sort={sort} hrefFor={hrefFor} />}
    </div>
  );
}
