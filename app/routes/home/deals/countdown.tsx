import { texts } from "../../../shared/texts.ts";
import styles from "./countdown.module.css";
import { findDealEnd } from "./find-deal-end.ts";
import { measureTimeLeft } from "./measure-time-left.ts";

const units = ["days", "hours", "minutes", "seconds"] as const;

/**
 * The time left to the end of the deal. Its fields are empty, at the same size, until hydrated.
 *
 * @param now in milliseconds; unknown when prerendered
 */
export function Countdown({ now }: { now: number | undefined }) {
  const left =
    now === undefined ? undefined : measureTimeLeft(findDealEnd(new Date(now)), new Date(now));
  return (
    <div role="timer" aria-label={texts.home.timeLeft} className="needs-script">
      <dl className={styles.fields}>
        {units.map((unit) => (
          <div key={unit} className={styles.field}>
            <dt className={styles.unit}>{texts.home[unit]}</dt>
            <dd>
              <Figure value={left && String(left[unit]).padStart(2, "0")} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Read as one number; drawn digit by digit, each in a box of its own, so that none moves another. */
function Figure({ value }: { value: string | undefined }) {
  return (
    <>
      <span className="visually-hidden">{value}</span>
      <span className={styles.figure} aria-hidden="true">
        <span className={styles.digit} data-digit={value?.[0]} />
        <span className={styles.digit} data-digit={value?.[1]} />
      </span>
    </>
  );
}
