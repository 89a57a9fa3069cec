import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { toggleFilter } from "../catalogue/toggle-filter.ts";
import styles from "./filter-chips.module.css";
import { Icon } from "./icon.tsx";
import type { Browsing } from "./use-browsing.ts";

/** The chosen filters, each a link that gives it up, and one that gives up all. */
export function FilterChips({ browsing: { all, choice, addressOf } }: { browsing: Browsing }) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<number>(undefined);
  const { key } = useLocation();
  const { filters } = choice;

  // The link that was pressed is gone: keyboard and screen reader go on at the next one.
  useEffect(() => {
    if (pressed.current === undefined) return;
    const links = list.current?.querySelectorAll("a");
    const next = links?.item(Math.min(pressed.current, links.length - 2));
    (next ?? document.getElementById("filter") ?? document.getElementById("result-count"))?.focus({
      preventScroll: true,
    });
    pressed.current = undefined;
  }, [key]);

  if (filters.length === 0) return null;
  return (
    <ul ref={list} className={styles.chips} aria-label="Chosen filters">
      {filters.map((filter, index) => (
        <li key={`${filter.facet}=${filter.key}`}>
          <Link
            className={styles.chip}
            to={{
              search: addressOf({ ...choice, filters: toggleFilter(all, filters, filter) }),
            }}
            preventScrollReset
            onClick={() => {
              pressed.current = index;
            }}
          >
            <span className="visually-hidden">Remove filter: </span>
            {filter.label}
            <Icon name="cross" className={styles.icon} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={styles.clear}
          to={{ search: addressOf({ ...choice, filters: [] }) }}
          preventScrollReset
          onClick={() => {
            pressed.current = filters.length;
          }}
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
