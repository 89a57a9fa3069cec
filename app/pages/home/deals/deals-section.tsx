import { categories } from "#content/categories.ts";
import { products } from "#content/products.ts";
import { script as showDeal } from "../../../first-paint/show-deal.ts?inline-script";
import { backdropAttributes } from "../../../picture/picture-attributes.ts";
import { splitText } from "../../../shared/interpolate.ts";
import { texts } from "../../../shared/texts.ts";
import { LinkList } from "../../../suggestions/link-list.tsx";
import { Countdown } from "./countdown.tsx";
import styles from "./deals-section.module.css";
import { listSaleLinks } from "./list-sale-links.ts";

const saleLinks = listSaleLinks(products, categories);
const [beforeDate, afterDate] = splitText(texts.home.dealEnd, "date");

/**
 * Renders the deals banner (specification, section 9). The banner has no empty state, because there is always a current
 * deal (find-deal-end.ts). The HTML reserves space for values that depend on the visitor's clock; run-countdown.ts
 * fills them in.
 */
export function DealsSection() {
  return (
    <section {...backdropAttributes("indigo")} aria-labelledby="deal" data-deal>
      <DealHeading />
      <div className={styles.foot}>
        {/* The sentence reserves its space until run-countdown.ts sets the day. */}
        <p className={`${styles.end} needs-script`}>
          {beforeDate}
          <span className={styles.day}>
            <time />
            {afterDate}
          </span>
        </p>
        {/* The links are hidden without scripts, because the linked pages need scripts to filter products. */}
        <div className="needs-script">
          <LinkList links={saleLinks} />
        </div>
        <button
          className={`${styles.pause} needs-script`}
          type="button"
          aria-pressed={false}
          data-pause
        >
          {texts.home.pause}
        </button>
      </div>
      <Countdown />
      {/* This script comes right after the banner's content, so it runs before the first paint. */}
      <script dangerouslySetInnerHTML={{ __html: showDeal }} />
    </section>
  );
}

/**
 * Renders the heading. The date is the part of the text that starts and ends with the placeholders {month} and {day},
 * in either order. The date has a minimum width, so filling it in never changes the line breaks. Without JavaScript,
 * `dealWithoutDate` replaces the date.
 */
function DealHeading() {
  const [date = ""] = /\{(?:month|day)\}.*\{(?:month|day)\}\S*/.exec(texts.home.deal) ?? [];
  const [before, after] = texts.home.deal.split(date);
  return (
    <h2 id="deal" className={styles.heading}>
      {before}
      <span className={styles.date} data-pattern={date} />
      <noscript>{texts.home.dealWithoutDate}</noscript>
      {after}
    </h2>
  );
}
