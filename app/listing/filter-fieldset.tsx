import type { OfferedFacet } from "./facet-counts.ts";
import type { Filter } from "./facets.ts";
import styles from "./filter-fieldset.module.css";
import { FilterOption } from "./filter-option.tsx";

type FilterFieldsetProps = {
  facet: OfferedFacet;
  toggle: (filter: Filter) => void;
  swatches: Readonly<Record<string, string>>;
};

/** One facet of the panel with its options. */
export function FilterFieldset({ facet, toggle, swatches }: FilterFieldsetProps) {
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{facet.label}</legend>
      {facet.offered.map((filter) => (
        <FilterOption
          key={filter.key}
          filter={filter}
          toggle={toggle}
          fill={filter.swatch === undefined ? undefined : swatches[filter.swatch]}
        />
      ))}
    </fieldset>
  );
}
