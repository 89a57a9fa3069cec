import styles from "./filter-button.module.css";
import { Icon } from "./icon.tsx";

/** Opens the filters natively, before any script too, and tells how many are chosen. */
export function FilterButton({ chosen }: { chosen: number }) {
  return (
    <button
      id="filter"
      className={`${styles.button} needs-script`}
      type="button"
      popoverTarget="filters"
    >
      <Icon name="sliders" className={styles.icon} />
      Filter
      {chosen > 0 && (
        <span className={styles.chosen}>
          {chosen}
          <span className="visually-hidden"> chosen</span>
        </span>
      )}
    </button>
  );
}
