import { useNavigate } from "react-router";
import type { OfferedFilter } from "../catalogue/count-filters.ts";
import { countProducts } from "../catalogue/count-products.ts";
import { toggleFilter } from "../catalogue/toggle-filter.ts";
import { CheckBox } from "./check-box.tsx";
import styles from "./filter-option.module.css";
import type { Browsing } from "./use-browsing.ts";

type FilterOptionProps = {
  filter: OfferedFilter;
  browsing: Browsing;
  /** Of the square beside a colour's name. */
  fill: string | undefined;
};

/** A filter to tick, with how many products are shown when it is ticked. */
export function FilterOption({ filter, browsing, fill }: FilterOptionProps) {
  const { all, choice, addressOf } = browsing;
  const navigate = useNavigate();
  const { facet, key, label, count, chosen } = filter;

  function toggle() {
    const filters = toggleFilter(all, choice.filters, filter);
    navigate(
      { search: addressOf({ ...choice, filters }) },
      { preventScrollReset: true, flushSync: true },
    );
  }

  return (
    <label className={styles.option}>
      <CheckBox
        aria-label={`${label}, ${countProducts(count)}`}
        name={facet}
        value={key}
        checked={chosen}
        onChange={toggle}
      />
      {fill !== undefined && (
        <svg className={styles.swatch} viewBox="0 0 11 11" aria-hidden="true">
          <rect width="11" height="11" fill={fill} />
        </svg>
      )}
      <span className={styles.name}>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
