import { texts } from "../shared/texts.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./filter-button.module.css";

/** Opens the filter panel natively, before hydration too, and shows how many filters are chosen. */
export function FilterButton({ chosenCount }: { chosenCount: number }) {
  return (
    <button
      id="filter"
      className={`${styles.button} needs-script`}
      type="button"
      popoverTarget="filters"
    >
      <Icon name="sliders" className={styles.icon} />
      {texts.listing.filter}
      {chosenCount > 0 && (
        <span className={styles.chosen}>
          <span>{chosenCount}</span>
          <span className="visually-hidden">{` ${texts.listing.chosen}`}</span>
        </span>
      )}
    </button>
  );
}
