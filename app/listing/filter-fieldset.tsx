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
 * Renders one heading of the filter panel, with a check box and a product count for each option. Options without
 * products are disabled unless they are chosen.
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
                // A click replayed after hydration may repeat a choice that is already in the address.
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
