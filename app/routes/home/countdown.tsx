import { measureTimeLeft } from "../../catalogue/measure-time-left.ts";
import styles from "./countdown.module.css";

const units = ["days", "hours", "minutes", "seconds"] as const;

type CountdownProps = {
  /** When the deal ends, and now in milliseconds; both are unknown in the prerendered page. */
  end: Date | undefined;
  now: number | undefined;
};

/** The time left, in fields that stand empty, in the same room, until the clock is known. */
export function Countdown({ end, now }: CountdownProps) {
  const left =
    end === undefined || now === undefined ? undefined : measureTimeLeft(end, new Date(now));
  return (
    <div role="timer" aria-label="Time left" className="needs-script">
      <dl className={styles.fields}>
        {units.map((unit) => (
          <div key={unit} className={styles.field}>
            <dt className={styles.unit}>{unit}</dt>
            <dd className={styles.figure}>{left && String(left[unit]).padStart(2, "0")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
