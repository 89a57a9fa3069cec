import type { ComponentProps, ReactNode } from "react";
import { FilterPanel } from "./filter-panel.tsx";
import styles from "./listing-bar.module.css";
import { SortSelect } from "./sort-select.tsx";

type ListingBarProps = ComponentProps<typeof FilterPanel> & { children: ReactNode };

/** The bar above a list: its children, then filters and sort select if there is a choice. */
export function ListingBar({ children, ...panel }: ListingBarProps) {
  const { facets, sortable } = panel.listing;
  const hasFilters = facets.length > 0;
  return (
    <div
      className={styles.bar}
      data-list
      data-filters={hasFilters || undefined}
      data-controls={hasFilters || sortable || undefined}
    >
      <div className={styles.start}>{children}</div>
      {hasFilters && <FilterPanel {...panel} />}
      {sortable && <SortSelect listing={panel.listing} />}
    </div>
  );
}
