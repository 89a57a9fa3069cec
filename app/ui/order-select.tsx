import { useLocation, useNavigate } from "react-router";
import { isOrderName, orderNames, orders } from "../catalogue/facets.ts";
import { Icon } from "./icon.tsx";
import styles from "./order-select.module.css";
import type { Browsing } from "./use-browsing.ts";

/** The order of a list. It applies as soon as it is chosen. */
export function OrderSelect({ browsing: { choice, addressOf } }: { browsing: Browsing }) {
  const navigate = useNavigate();
  const { state } = useLocation();

  function apply(value: string) {
    if (!isOrderName(value)) return;
    navigate(
      { search: addressOf({ ...choice, sort: value }) },
      // The arrow keys go through one order after the other: together they are one step back.
      {
        replace: state?.ordered === true,
        state: { ordered: true },
        preventScrollReset: true,
        flushSync: true,
      },
    );
  }

  return (
    <div className={`${styles.order} needs-script`}>
      <label className={styles.label} htmlFor="order">
        Order
      </label>
      <select
        id="order"
        name="sort"
        className={styles.select}
        value={choice.sort}
        onChange={({ currentTarget }) => apply(currentTarget.value)}
      >
        {orderNames.map((name) => (
          <option key={name} className={styles.option} value={name}>
            {orders[name].label}
          </option>
        ))}
      </select>
      <Icon name="chevron" className={styles.icon} />
    </div>
  );
}
