import { useEffect, useRef } from "react";
import { capitalize } from "../shared/interpolate.ts";
import { texts } from "../shared/texts.ts";
import { Icon } from "../ui/icon.tsx";
import { useLocation } from "../ui/location.ts";
import styles from "./filter-chips.module.css";
import { FilterLink } from "./filter-link.tsx";
import { showList } from "./show-list.ts";
import type { Listing } from "./use-listing.ts";

/** Renders a link to remove each chosen filter, and a link to remove all filters. */
export function FilterChips({ listing }: { listing: Listing }) {
  const { filters, toggleHref, clearHref } = listing;
  const list = useRef<HTMLUListElement>(null);
  const clicked = useRef<number>(undefined);
  const { key } = useLocation();

  // The removed chip had focus. Focus moves to the next chip or, if there is none, to the last chip. If no chips are
  // left, focus moves to the result count.
  useEffect(() => {
    if (clicked.current === undefined) return;
    const links = list.current?.querySelectorAll("a");
    const next = links?.item(Math.min(clicked.current, links.length - 2));
    if (next) next.focus({ preventScroll: true });
    else showList();
    clicked.current = undefined;
  }, [key]);

  if (filters.length === 0) return null;
  return (
    <ul
      ref={list}
      className={`${styles.chips} screen-only`}
      aria-label={texts.listing.chosenFilters}
    >
      {filters.map((filter, index) => (
        <li key={`${filter.facet}=${filter.key}`}>
          <FilterLink
            className={`${styles.chip} inverted-on-hover`}
            to={toggleHref(filter)}
            onFollow={() => {
              clicked.current = index;
            }}
          >
            <span className="visually-hidden">{`${texts.listing.removeFilter} `}</span>
            {capitalize(filter.label)}
            <Icon name="cross" className={styles.icon} />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink
          className={styles.clear}
          to={clearHref}
          onFollow={() => {
            clicked.current = filters.length;
          }}
        >
          {texts.listing.clear}
        </FilterLink>
      </li>
    </ul>
  );
}
