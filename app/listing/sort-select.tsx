import { texts } from "../shared/texts.ts";
import { Icon } from "../ui/icon.tsx";
import { keepScroll, navigateTo } from "../ui/location.ts";
import styles from "./sort-select.module.css";
import { isSortName, sortNames, sortOptions } from "./sort.ts";
import type { Listing } from "./use-listing.ts";

/** Renders the sort select. A sort order applies as soon as it is chosen. */
export function SortSelect({ listing }: { listing: Listing }) {
  const { sort, hrefFor } = listing;

  function apply(value: string) {
    if (!isSortName(value) || value === sort) return;
    navigateTo(hrefFor({ sort: value }), { info: keepScroll });
  }

  return (
    <div className={`${styles.sort} needs-script`}>
      <label className={styles.label} htmlFor="sort">
        {texts.listing.sort}
      </label>
      <select
        id="sort"
        name="sort"
        // Until the entry script runs, the filter form also submits the sort order.
        form="filters"
        autoComplete="off"
        className={`${styles.select} inset-outline`}
        value={sort}
        onChange={({ currentTarget }) => apply(currentTarget.value)}
      >
        {sortNames.map((name) => (
          <option key={name} value={name}>
            {sortOptions[name].label}
          </option>
        ))}
      </select>
      <Icon name="chevron" className={styles.icon} />
    </div>
  );
}
