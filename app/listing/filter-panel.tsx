import { backdropAttributes } from "../picture/picture-attributes.ts";
import { formatNumber } from "../shared/format-price.ts";
import { formatPlural, interpolate } from "../shared/interpolate.ts";
import { texts } from "../shared/texts.ts";
import { Icon } from "../ui/icon.tsx";
import { keepScroll, navigateTo } from "../ui/location.ts";
import type { Filter } from "./facets.ts";
import { FilterFieldset } from "./filter-fieldset.tsx";
import { FilterLink } from "./filter-link.tsx";
import styles from "./filter-panel.module.css";
import type { Listing } from "./use-listing.ts";

type FilterPanelProps = {
  listing: Listing;
  /** The list's name, for the panel's label. */
  subject: string;
};

/**
 * Renders the Filter button and a native popover with the filters. The popover opens even before hydration, and each
 * filter applies as soon as it is checked. Submitting the form closes the popover and shows the list (show-list.ts).
 * The popover is not modal, so screen readers still announce the result count.
 */
export function FilterPanel({ listing, subject }: FilterPanelProps) {
  const { facets, filters, shown, toggleHref, clearHref } = listing;
  const toggle = (filter: Filter) => navigateTo(toggleHref(filter), { info: keepScroll });

  return (
    <>
      <FilterButton chosenCount={filters.length} />
      <form
        id="filters"
        className={styles.panel}
        popover="auto"
        tabIndex={-1}
        // Keeps browsers from restoring check boxes, which must match the address.
        autoComplete="off"
        aria-label={interpolate(texts.listing.filterList, { list: subject })}
      >
        <div className={styles.top}>
          <h2 className={styles.heading}>{texts.listing.filter}</h2>
          <button
            className={`${styles.close} inset-outline inverted-on-hover`}
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={texts.listing.close}
          >
            <Icon name="cross" />
          </button>
        </div>
        {/* Keeps Firefox from making this scroll container a tab stop. */}
        <div className={styles.facets} tabIndex={-1}>
          {facets.map((facet) => (
            <FilterFieldset key={facet.label} facet={facet} toggle={toggle} />
          ))}
        </div>
        <div className={styles.actions}>
          {filters.length > 0 && (
            <FilterLink
              className={`${styles.clear} inset-outline inverted-on-hover`}
              to={clearHref}
            >
              {texts.listing.clear}
            </FilterLink>
          )}
          <button className={`${styles.show} inset-outline inverted-on-hover`} type="submit">
            {/* React cannot update translated text next to an icon, so the label has an element of its own. */}
            <span>{formatPlural(texts.listing.show, shown.length)}</span>
            <Icon name="arrow" className="arrow-on-hover" />
          </button>
        </div>
      </form>
    </>
  );
}

function FilterButton({ chosenCount }: { chosenCount: number }) {
  return (
    <button
      id="filter"
      className={`${styles.button} needs-script inset-outline inverted-on-hover`}
      type="button"
      popoverTarget="filters"
    >
      <Icon name="sliders" className={chosenCount > 0 ? styles.replaced : undefined} />
      {texts.listing.filter}
      {chosenCount > 0 && (
        <span className={styles.chosen} {...backdropAttributes("cognac")}>
          <span>{formatNumber(chosenCount)}</span>
          <span className="visually-hidden">{` ${texts.listing.chosen}`}</span>
        </span>
      )}
    </button>
  );
}
