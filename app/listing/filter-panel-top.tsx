import { texts } from "../shared/texts.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./filter-panel-top.module.css";

/** The panel's heading, and the button that closes it without any script. */
export function FilterPanelTop() {
  return (
    <div className={styles.top}>
      <h2 className={styles.heading}>{texts.listing.filter}</h2>
      <button
        className={styles.close}
        type="button"
        popoverTarget="filters"
        popoverTargetAction="hide"
        aria-label={texts.listing.close}
      >
        <Icon name="cross" className={styles.icon} />
      </button>
    </div>
  );
}
