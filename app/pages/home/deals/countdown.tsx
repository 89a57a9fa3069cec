import { capitalize } from "../../../shared/interpolate.ts";
import { texts } from "../../../shared/texts.ts";
import styles from "./countdown.module.css";
import { units } from "./format-time-left.ts";

/** The time left until the deal ends. Its fields are empty until run-countdown.ts fills them, but have the same size. */
export function Countdown() {
  return (
    <div role="timer" aria-label={texts.home.timeLeft} className="needs-script">
      <dl className={`${styles.fields} hairline-grid`}>
        {units.map((unit) => (
          <div key={unit} className={styles.field}>
            <dt className={styles.unit}>{capitalize(texts.home[unit])}</dt>
            {/* Read as text; drawn from an attribute, in a box of its own, so that no change shifts the page. */}
            <dd className="visually-hidden" />
            <dd className={styles.number} aria-hidden />
          </div>
        ))}
      </dl>
    </div>
  );
}
