import { Swatch } from "../product/swatch.tsx";
import { capitalise } from "../shared/capitalise.ts";
import { countProducts } from "../shared/count-products.ts";
import { CheckBox } from "../ui/check-box.tsx";
import type { OfferedFilter } from "./facet-counts.ts";
import type { Filter } from "./facets.ts";
import styles from "./filter-option.module.css";

type FilterOptionProps = {
  filter: OfferedFilter;
  toggle: (filter: Filter) => void;
  /** The fill of the square beside a color's name. */
  fill: string | undefined;
};

/** A filter's check box, with how many products are shown once it is ticked. */
export function FilterOption({ filter, toggle, fill }: FilterOptionProps) {
  const { facet, key, count, chosen } = filter;
  const label = capitalise(filter.label);
  return (
    <label className={styles.option}>
      <CheckBox
        aria-label={`${label}, ${countProducts(count)}`}
        name={facet}
        value={key}
        checked={chosen}
        onChange={({ currentTarget }) => {
          // Ticked before hydration, it may be what the address says already.
          if (currentTarget.checked !== chosen) toggle(filter);
        }}
      />
      <Swatch fill={fill} />
      <span className={styles.name}>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
