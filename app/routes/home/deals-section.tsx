import { useSyncExternalStore } from "react";
import { site } from "../../../content/site.ts";
import { findDealEnd } from "../../catalogue/find-deal-end.ts";
import { formatDay, formatIsoDay } from "../../catalogue/format-date.ts";
import { Countdown } from "./countdown.tsx";
import styles from "./deals-section.module.css";
import { currentSecond, subscribeToSeconds } from "./second-clock.ts";

/** The deals banner (section 9). Only the visitor's clock knows its date: until then, its room. */
export function DealsSection() {
  const now = useSyncExternalStore(subscribeToSeconds, currentSecond, () => undefined);
  const end = now === undefined ? undefined : findDealEnd(new Date(now));
  if (now !== undefined && end !== undefined && end.getTime() < now) return null;
  return (
    <section className={styles.banner} data-cloth="indigo" aria-labelledby="deal">
      <DealHeading end={end} />
      {end !== undefined && (
        <p className="visually-hidden">
          The deal ends at the start of <time dateTime={formatIsoDay(end)}>{formatDay(end)}</time>.
        </p>
      )}
      <Countdown end={end} now={now} />
    </section>
  );
}

/** {month} and {day} as one word that keeps its width, so that the lines break the same later. */
function DealHeading({ end }: { end: Date | undefined }) {
  const [before = "", after = ""] = site.deal.split("{month}/{day}");
  return (
    <h2 id="deal" className={styles.heading}>
      {before}
      <span className={styles.date}>
        {end !== undefined && `${end.getMonth() + 1}/${end.getDate()}`}
      </span>
      {after}
    </h2>
  );
}
