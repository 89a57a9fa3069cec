import { capitalize } from "../../../shared/interpolate.ts";
import { texts } from "../../../shared/texts.ts";
import styles from "./countdown.module.css";
import { units } from "./format-time-left.ts";

/** Renders the countdown to the end of the deal. Its fields reserve space until run-countdown.ts fills them in. */
export function Countdown() {
  return (
    <div role="timer" aria-label={texts.home.timeLeft} className="needs-script">
      <dl className={`${styles.fields} hairline-grid`}>
        {units.map((unit) => (
          <div key={unit} className={styles.field}>
            <dt className={styles.unit}>{capitalize(texts.home[unit])}</dt>
            {/* This number is for screen readers. The visible number comes from an attribute, so that updates
                cause no layout shift. */}
            <dd className="visually-hidden" data-spoken={unit} />
            <dd className={styles.number} data-drawn={unit} aria-hidden />
          </div>
        ))}
      </dl>
    </div>
  );
}
