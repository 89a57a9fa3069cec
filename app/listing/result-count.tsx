import styles from "./result-count.module.css";

type ResultCountProps = {
  /** The formatted count. If empty, no status is rendered and the row has no height. */
  count: string;
  /** A longer message that screen readers read instead of the count. */
  spoken?: string | undefined;
  /** Whether to show the count only to screen readers, because the page already shows the number elsewhere. */
  hidden?: boolean;
  /** Changing this value makes screen readers announce the count again, even if the count has not changed. */
  announcement?: string;
};

/** Renders the number of products shown. Screen readers announce changes. */
export function ResultCount({ count, spoken, hidden, announcement }: ResultCountProps) {
  return (
    <div className={`${styles.row} hidden-while-pending`}>
      {/* Screen readers announce the first status only if the live region already exists. */}
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
