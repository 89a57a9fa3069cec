import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { texts } from "../shared/texts.ts";
import { Icon } from "../ui/icon.tsx";
import { keepScroll } from "../ui/page-link.tsx";
import styles from "./order-select.module.css";
import { isOrderName, orderNames, orders } from "./orders.ts";
import type { Listing } from "./use-listing.ts";

/** The order of a list. It applies as soon as it is chosen. */
export function OrderSelect({ listing }: { listing: Listing }) {
  const { sort, hrefFor } = listing;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const chosen = useRef<string>(undefined);

  function apply(value: string) {
    if (!isOrderName(value) || value === sort) return;
    // Arrow keys step through the orders; all steps share one history entry.
    const replace = chosen.current === pathname + search;
    chosen.current = hrefFor({ sort: value });
    void navigate(chosen.current, { replace, state: keepScroll });
  }

  return (
    <div className={`${styles.order} needs-script`}>
      <label className={styles.label} htmlFor="order">
        {texts.listing.order}
      </label>
      <select
        id="order"
        name="sort"
        // Submitted with the filters before hydration.
        form="filters"
        autoComplete="off"
        className={`${styles.select} inset-outline`}
        value={sort}
        onChange={({ currentTarget }) => apply(currentTarget.value)}
      >
        {orderNames.map((name) => (
          <option key={name} value={name}>
            {orders[name].label}
          </option>
        ))}
      </select>
      <Icon name="chevron" className={styles.icon} />
    </div>
  );
}
