import styles from "./result-count.module.css";

type ResultCountProps = {
  /** In words; if empty, there is no status, and the row takes no space. */
  count: string;
  /** What is spoken instead, if it says more. */
  spoken?: string | undefined;
  /** Whether it is for screen readers alone: the page shows the same in other words. */
  hidden?: boolean;
  /** Another value announces the same words again. */
  announcement?: string;
};

/** How many products are shown. Screen readers announce a change. */
export function ResultCount({ count, spoken, hidden, announcement }: ResultCountProps) {
  return (
    <div className={styles.row} data-list>
      {/* Live from the start: the first status is announced when it appears in it. */}
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
