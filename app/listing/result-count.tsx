import styles from "./result-count.module.css";

type ResultCountProps = {
  /** The count in words. If empty, there is no status and the row takes no space. */
  count: string;
  /** A longer text that replaces the count for screen readers. */
  spoken?: string | undefined;
  /** Whether only screen readers get the count, because the page shows it in other words. */
  hidden?: boolean;
  /** Any new value makes screen readers announce the same count again. */
  announcement?: string;
};

/** Renders the number of products shown. Screen readers announce changes. */
export function ResultCount({ count, spoken, hidden, announcement }: ResultCountProps) {
  return (
    <div className={styles.row} data-list>
      {/* The live region exists from the start, so that screen readers announce the first status, too. */}
      <div aria-live="polite">
        {count !== "" && (
          <div role="status">
            <p id="result-count" className={hidden ? "visually-hidden" : styles.count}>
              <span key={announcement} aria-hidden={spoken !== undefined || undefined}>
                {count}
              </span>
              {spoken !== undefined && <span className="visually-hidden">{spoken}</span>}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
