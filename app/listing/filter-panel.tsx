import { type FocusEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { fillText } from "../shared/fill-text.ts";
import { texts } from "../shared/texts.ts";
import { keepScroll } from "../ui/page-link.tsx";
import { closePopover } from "../ui/popover.ts";
import type { OfferedFacet } from "./facet-counts.ts";
import type { Filter } from "./facets.ts";
import { FilterButton } from "./filter-button.tsx";
import { FilterFieldset } from "./filter-fieldset.tsx";
import { FilterPanelActions } from "./filter-panel-actions.tsx";
import { FilterPanelTop } from "./filter-panel-top.tsx";
import styles from "./filter-panel.module.css";
import { usePanel } from "./use-panel.ts";

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
  usePanel(panel);
  const navigate = useNavigate();
  const toggle = (filter: Filter) => navigate(toggleHref(filter), { state: keepScroll });

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
            <FilterFieldset key={facet.name} facet={facet} toggle={toggle} swatches={swatches} />
          ))}
        </div>
        <FilterPanelActions
          chosenCount={chosenCount}
          shownCount={shownCount}
          clearHref={clearHref}
        />
      </form>
    </>
  );
}

/** Closes the panel when keyboard focus leaves it, as a press elsewhere does natively. */
function closeOnLeaving({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
  if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
  if (!relatedTarget.matches(":active")) closePopover(currentTarget);
}
