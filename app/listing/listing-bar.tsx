import type { ComponentProps, ReactNode } from "react";
import { FilterPanel } from "./filter-panel.tsx";
import styles from "./listing-bar.module.css";
import { SortSelect } from "./sort-select.tsx";

type ListingBarProps = ComponentProps<typeof FilterPanel> & { children: ReactNode };

/** The bar above a list: its children, then filters and sort select if there is a choice. */
export function ListingBar({ children, ...panel }: ListingBarProps) {
  const { listing } = panel;
  return (
    <div className={styles.bar} data-list>
      <div className={styles.start}>{children}</div>
      {listing.facets.length > 0 && <FilterPanel {...panel} />}
      {listing.sortable && <SortSelect listing={listing} />}
    </div>
  );
}
