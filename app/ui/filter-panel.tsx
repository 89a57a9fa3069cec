import { type FocusEvent, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { countProducts } from "../catalogue/count-products.ts";
import { FilterButton } from "./filter-button.tsx";
import { FilterOption } from "./filter-option.tsx";
import styles from "./filter-panel.module.css";
import { Icon } from "./icon.tsx";
import type { Browsing } from "./use-browsing.ts";

type FilterPanelProps = {
  browsing: Browsing;
  subject: string;
  swatches: Readonly<Record<string, string>>;
};

/**
 * The filters in a native popover, with their button. Each applies as soon as it is ticked, and the
 * page behind stays readable, so that its count is announced. Until the script is there, the form
 * sends what is ticked by itself.
 */
export function FilterPanel({ browsing, subject, swatches }: FilterPanelProps) {
  const { choice, shown, facets, addressOf } = browsing;
  const panel = useRef<HTMLFormElement>(null);
  const { pathname, key } = useLocation();

  // The panel's state is the browser's: another list does not close it by itself. On leaving the
  // list, not on coming to it: it may have been opened before the script came.
  useEffect(() => {
    const shownFor = panel.current;
    return () => shownFor?.hidePopover();
  }, [pathname]);

  // What had the focus may no longer be offered: the focus is then kept in the panel.
  useEffect(() => {
    if (panel.current?.matches(":popover-open") && document.activeElement === document.body) {
      panel.current.focus({ preventScroll: true });
    }
  }, [key]);

  return (
    <>
      <FilterButton chosen={choice.filters.length} />
      <form
        id="filters"
        ref={panel}
        className={styles.panel}
        popover="auto"
        tabIndex={-1}
        aria-label={`Filter ${subject}`}
        onBlur={closeOnLeaving}
        onSubmit={(event) => {
          event.preventDefault();
          panel.current?.hidePopover();
        }}
      >
        <div className={styles.top}>
          <h2 className={styles.heading}>Filter</h2>
          <button
            className={styles.close}
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label="Close"
          >
            <Icon name="cross" className={styles.icon} />
          </button>
        </div>
        <div className={styles.facets}>
          {facets.map(({ name, label, offered }) => (
            <fieldset key={name} className={styles.facet}>
              <legend className={styles.legend}>{label}</legend>
              {offered.map((filter) => (
                <FilterOption
                  key={filter.key}
                  filter={filter}
                  browsing={browsing}
                  fill={filter.swatch === undefined ? undefined : swatches[filter.swatch]}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <div className={styles.actions}>
          <Link
            className={styles.clear}
            to={{ search: addressOf({ ...choice, filters: [] }) }}
            preventScrollReset
          >
            Clear all
          </Link>
          <button className={styles.show} type="submit">
            Show {countProducts(shown.length)}
          </button>
        </div>
      </form>
    </>
  );
}

/** A press elsewhere closes the panel natively; so does, here, the focus that goes elsewhere by key. */
function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
  if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
  if (!relatedTarget.matches(":active")) currentTarget.hidePopover();
}
