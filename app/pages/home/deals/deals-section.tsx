import { useState, useSyncExternalStore } from "react";
import { categories } from "../../../../content/categories.ts";
import { products } from "../../../../content/products.ts";
import { script as showDeal } from "../../../first-paint/show-deal.ts?inline-script";
import { backdropAttributes } from "../../../picture/picture-attributes.ts";
import { splitText } from "../../../shared/interpolate.ts";
import { texts } from "../../../shared/texts.ts";
import { LinkList } from "../../../suggestions/link-list.tsx";
import { useHydrated } from "../../../ui/hydration.ts";
import { Countdown } from "./countdown.tsx";
import styles from "./deals-section.module.css";
import { findDealEnd } from "./find-deal-end.ts";
import { fillDate, formatDay, formatIsoDay } from "./format-date.ts";
import { listSaleLinks } from "./list-sale-links.ts";
import { currentSecond, subscribeToSeconds } from "./second-clock.ts";

const saleLinks = listSaleLinks(products, categories);
const [beforeDate, afterDate] = splitText(texts.home.dealEnd, "date");

const secondInHtml = () => (import.meta.env.SSR ? undefined : currentSecond());

/**
 * The deals banner (section 9). It always renders, as the deal's end is never before now (find-deal-end.ts).
 * The prerendered HTML only reserves space for what depends on the visitor's clock; first-paint/show-deal.ts
 * fills it in until hydration, which keeps it, even if a second begins (`suppressHydrationWarning`).
 */
export function DealsSection() {
  const now = useSyncExternalStore(subscribeToSeconds, currentSecond, secondInHtml);
  // Of the first render: removing the script after hydration would change the page for nothing.
  const [inHtml] = useState(!useHydrated());
  const [pausedAt, setPausedAt] = useState<number>();
  const shown = pausedAt ?? now;
  const end = shown === undefined ? undefined : findDealEnd(new Date(shown));
  return (
    <section {...backdropAttributes("indigo")} aria-labelledby="deal">
      <DealHeading end={end} />
      <div className={styles.foot}>
        {/* Its space is reserved until the day is known. */}
        <p className={`${styles.end} needs-script`}>
          {beforeDate}
          <span className={styles.day}>
            <time dateTime={end && formatIsoDay(end)} suppressHydrationWarning>
              {end ? formatDay(end) : ""}
            </time>
            {afterDate}
          </span>
        </p>
        {/* Without scripts, their pages would not be filtered. */}
        <div className="needs-script">
          <LinkList links={saleLinks} />
        </div>
        <button
          className={`${styles.pause} needs-script`}
          type="button"
          aria-pressed={pausedAt !== undefined}
          onClick={() => setPausedAt(pausedAt === undefined ? now : undefined)}
        >
          {texts.home.pause}
        </button>
      </div>
      <Countdown now={shown} />
      {/* In the HTML alone, right after the banner, so that it runs before the first paint. */}
      {inHtml && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: showDeal }} />}
    </section>
  );
}

/**
 * The date, from {month} to {day}, has a fixed width: lines break alike before and after hydration.
 * Without JavaScript, other words take its place.
 */
function DealHeading({ end }: { end: Date | undefined }) {
  const [date = ""] = /\{(?:month|day)\}.*\{(?:month|day)\}\S*/.exec(texts.home.deal) ?? [];
  const [before, after] = texts.home.deal.split(date);
  return (
    <h2 id="deal" className={styles.heading}>
      {before}
      <span className={styles.date} data-pattern={date} suppressHydrationWarning>
        {end ? fillDate(date, end) : ""}
      </span>
      <noscript>{texts.home.dealWithoutDate}</noscript>
      {after}
    </h2>
  );
}
