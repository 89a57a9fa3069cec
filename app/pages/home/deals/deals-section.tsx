import { useState, useSyncExternalStore } from "react";
// oxlint-disable-next-line import/default -- build-tools/prerender/inline-scripts-plugin.ts exports its text
import showDeal from "../../../first-paint/show-deal.ts?inline-script";
import { texts } from "../../../shared/texts.ts";
import { useMountedByHydration } from "../../../ui/hydration.ts";
import { Countdown } from "./countdown.tsx";
import { DealEnd } from "./deal-end.tsx";
import styles from "./deals-section.module.css";
import { findDealEnd } from "./find-deal-end.ts";
import { fillDate } from "./format-date.ts";
import { currentSecond, secondInHtml, subscribeToSeconds } from "./second-clock.ts";

/**
 * The deals banner (section 9). What depends on the visitor's clock is not in the prerendered HTML, where
 * its space is reserved; until hydration, show-deal.ts fills it in.
 */
export function DealsSection() {
  const now = useSyncExternalStore(subscribeToSeconds, currentSecond, secondInHtml);
  const inHtml = useMountedByHydration();
  const [pausedAt, setPausedAt] = useState<number>();
  const end = now === undefined ? undefined : findDealEnd(new Date(now));
  if (now !== undefined && end !== undefined && end.getTime() < now) return null;
  return (
    <section className={styles.banner} data-backdrop="indigo" aria-labelledby="deal">
      <DealHeading end={end} />
      <div className={`${styles.foot} needs-script`}>
        <DealEnd end={end} />
        <button
          className={styles.pause}
          type="button"
          onClick={() => setPausedAt(pausedAt === undefined ? now : undefined)}
        >
          {pausedAt === undefined ? texts.home.pause : texts.home.resume}
        </button>
      </div>
      <Countdown now={pausedAt ?? now} />
      {/* Here, so that nothing is painted without it. */}
      {inHtml && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: showDeal }} />}
    </section>
  );
}

/** From {month} to {day}, with what ends it, as one word that keeps its width: lines break the same later. */
function DealHeading({ end }: { end: Date | undefined }) {
  const [date = ""] = /\{(?:month|day)\}.*\{(?:month|day)\}\S*/.exec(texts.home.deal) ?? [];
  const [before, after] = texts.home.deal.split(date);
  return (
    <h2 id="deal" className={styles.heading}>
      {before}
      <span className={styles.date} data-pattern={date}>
        {end !== undefined && fillDate(date, end)}
      </span>
      {after}
    </h2>
  );
}
