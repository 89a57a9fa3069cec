import { splitText } from "../../../shared/fill-text.ts";
import { texts } from "../../../shared/texts.ts";
import styles from "./deal-end.module.css";
import { formatDay, formatIsoDay } from "./format-date.ts";

const [beforeDate, afterDate] = splitText(texts.home.dealEnd, "date");

/** The day on which the deal ends. Its space is reserved until it is known. */
export function DealEnd({ end }: { end: Date | undefined }) {
  return (
    <p className={styles.end}>
      {beforeDate}
      <span className={styles.day}>
        <time dateTime={end && formatIsoDay(end)}>{end && formatDay(end)}</time>
        {afterDate}
      </span>
    </p>
  );
}
