import type { ComponentProps, ReactNode } from "react";
import { FilterPanel } from "./filter-panel.tsx";
import styles from "./listing-bar.module.css";
import { SortSelect } from "./sort-select.tsx";

type ListingBarProps = ComponentProps<typeof FilterPanel> & {
  /** Links to the list's gender pages, if any. */
  genders?: ReactNode;
  /** The product count. */
  children: ReactNode;
};

/**
 * Renders the bar above a list, with gender links and the product count. Adds the Filter button if the list can be
 * filtered, and the sort select if the list can be sorted.
 */
export function ListingBar({ genders, children, ...panel }: ListingBarProps) {
  const { facets, sortable } = panel.listing;
  const hasFilters = facets.length > 0;
  const hasGenders = Boolean(genders);
  return (
    <div
      id="list-bar"
      className={`${styles.bar} hidden-while-pending`}
      data-filters={hasFilters || undefined}
      data-genders={hasGenders || undefined}
      data-controls={hasFilters || sortable || hasGenders || undefined}
    >
      <div className={styles.start}>
        {genders}
        {children}
      </div>
      {hasFilters && <FilterPanel {...panel} />}
      {sortable && <SortSelect listing={panel.listing} />}
    </div>
  );
}
