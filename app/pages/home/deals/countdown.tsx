import { capitalize } from "../../../shared/interpolate.ts";
import { texts } from "../../../shared/texts.ts";
import styles from "./countdown.module.css";
import { formatTimeLeft, units } from "./format-time-left.ts";

/**
 * The time left until the deal ends. Until the time is known, its fields are empty but have the same size.
 * @param now in milliseconds; unknown when prerendered
 */
export function Countdown({ now }: { now: number | undefined }) {
  const numbers = now === undefined ? undefined : formatTimeLeft(now);
  return (
    <div role="timer" aria-label={texts.home.timeLeft} className="needs-script">
      <dl className={`${styles.fields} hairline-grid`}>
        {units.map((unit, index) => (
          <div key={unit} className={styles.field}>
            <dt className={styles.unit}>{capitalize(texts.home[unit])}</dt>
            {/* Read as text; drawn from an attribute, in a box of its own, so that no change shifts the page. */}
            <dd className="visually-hidden" suppressHydrationWarning>
              {numbers?.[index] ?? ""}
            </dd>
            <dd
              className={styles.number}
              aria-hidden
              data-number={numbers?.[index]}
              suppressHydrationWarning
            />
          </div>
        ))}
      </dl>
    </div>
  );
}
