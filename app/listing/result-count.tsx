import type { ReactNode } from "react";
import styles from "./result-count.module.css";

type ResultCountProps = {
  /** In words; if empty, there is no status, and the row takes no space. */
  count: string;
  /** What is spoken instead, if it says more. */
  spoken?: string | undefined;
  /** "visually-hidden" if the page shows the same in other words. */
  variant?: "visible" | "visually-hidden";
  /** Another value announces the same words again. */
  announcement?: string;
  children?: ReactNode;
};

/** How many products are shown. Screen readers announce a change. */
export function ResultCount({
  count,
  spoken,
  variant = "visible",
  announcement,
  children,
}: ResultCountProps) {
  return (
    <div className={styles.row} data-list>
      {/* Live from the start: the first status is announced when it appears in it. */}
      <div aria-live="polite">
        {count !== "" && (
          <div role="status">
            <p id="result-count" className={variant === "visible" ? styles.count : variant}>
              <span key={announcement} aria-hidden={spoken !== undefined || undefined}>
                {count}
              </span>
              {spoken !== undefined && <span className="visually-hidden">{spoken}</span>}
            </p>
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
