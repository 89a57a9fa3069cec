import { type FocusEvent, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { OfferedFacet } from "./count-filters.ts";
import type { Filter } from "./facets.ts";
import { FilterButton } from "./filter-button.tsx";
import { FilterFieldset } from "./filter-fieldset.tsx";
import { fillCount, fillText } from "../shared/fill-text.ts";
import { texts } from "../shared/texts.ts";
import { closePopover, isPopoverOpen } from "../ui/popover.ts";
import styles from "./filter-panel.module.css";
import { FilterPanelTop } from "./filter-panel-top.tsx";

type FilterPanelProps = {
  facets: readonly OfferedFacet[];
  chosenCount: number;
  shownCount: number;
  toggleHref: (filter: Filter) => string;
  clearHref: string;
  /** What is filtered. */
  subject: string;
  swatches: Readonly<Record<string, string>>;
};

/**
 * The filters in a native popover, with the button that opens it. Each filter applies as soon as it
 * is ticked. The page behind stays readable, so that its result count is announced.
 */
export function FilterPanel({
  facets,
  chosenCount,
  shownCount,
  toggleHref,
  clearHref,
  subject,
  swatches,
}: FilterPanelProps) {
  const panel = useRef<HTMLFormElement>(null);
  const { pathname, key } = useLocation();

  // A navigation leaves a popover open. Closed on leaving the list, not on arriving at it: it may
  // have been opened before hydration.
  useEffect(() => {
    const shownFor = panel.current;
    return () => closePopover(shownFor);
  }, [pathname]);

  // The focused option may no longer be offered: focus then stays in the panel.
  useEffect(() => {
    const { current } = panel;
    if (current && isPopoverOpen(current) && document.activeElement === document.body) {
      current.focus({ preventScroll: true });
    }
  }, [key]);

  return (
    <>
      <FilterButton chosenCount={chosenCount} />
      <form
        id="filters"
        ref={panel}
        className={styles.panel}
        popover="auto"
        tabIndex={-1}
        // The address alone decides what is ticked, not what a browser restores.
        autoComplete="off"
        aria-label={fillText(texts.listing.filterList, { list: subject })}
        onBlur={closeOnLeaving}
        onSubmit={(event) => {
          event.preventDefault();
          closePopover(panel.current);
        }}
      >
        <FilterPanelTop />
        <div className={styles.facets}>
          {facets.map((facet) => (
            <FilterFieldset
              key={facet.name}
              facet={facet}
              toggleHref={toggleHref}
              swatches={swatches}
            />
          ))}
        </div>
        <div className={styles.actions}>
          {chosenCount > 0 && (
            <Link className={styles.clear} to={{ search: clearHref }} preventScrollReset>
              {texts.listing.clear}
            </Link>
          )}
          <button className={styles.show} type="submit">
            {fillCount(texts.listing.show, shownCount)}
          </button>
        </div>
      </form>
    </>
  );
}

/** Closes the panel when keyboard focus leaves it, as a press elsewhere does natively. */
function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
  if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
  if (!relatedTarget.matches(":active")) closePopover(currentTarget);
}
