import { countProducts } from "../product/product-count.tsx";
import { Swatch } from "../product/swatch.tsx";
import { formatNumber } from "../shared/format-price.ts";
import { capitalize } from "../shared/interpolate.ts";
import type { OfferedFacet } from "./facet-counts.ts";
import type { Filter } from "./facets.ts";
import styles from "./filter-fieldset.module.css";

type FilterFieldsetProps = {
  facet: OfferedFacet;
  toggle: (filter: Filter) => void;
};

/**
 * Renders a heading of the panel and its options: check boxes, each with its product count. Options that would add no
 * products are disabled.
 */
export function FilterFieldset({ facet, toggle }: FilterFieldsetProps) {
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{facet.label}</legend>
      {facet.offered.map((filter) => {
        const { key, count, chosen } = filter;
        const label = capitalize(filter.label);
        const disabled = count === 0 && !chosen;
        return (
          <label
            key={`${filter.facet}=${key}`}
            className={styles.option}
            data-disabled={disabled || undefined}
          >
            <input
              type="checkbox"
              className={styles.box}
              aria-label={`${label}, ${countProducts(count)}`}
              name={filter.facet}
              value={key}
              checked={chosen}
              disabled={disabled}
              onChange={({ currentTarget }) => {
                // A box that was checked before hydration may match the address already.
                if (currentTarget.checked !== chosen) toggle(filter);
              }}
            />
            <Swatch fill={filter.swatch} />
            <span className={styles.name}>{label}</span>
            <span className={styles.count}>{formatNumber(count)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
