import type { ReactNode } from "react";
import styles from "./result-count.module.css";

type ResultCountProps = {
  /** In words; if empty, the row takes no space. */
  count: ReactNode;
  /** "spoken" if the page shows the same in other words. */
  look?: "shown" | "spoken";
  /** Another value announces the same words again. */
  announcement?: string;
  /** Shown after the count. */
  children?: ReactNode;
};

/** How many products are shown. Screen readers announce a change. */
export function ResultCount({ count, look = "shown", announcement, children }: ResultCountProps) {
  return (
    <div className={styles.row} data-list>
      <p
        id="result-count"
        className={look === "shown" ? styles.count : "visually-hidden"}
        role="status"
        tabIndex={-1}
      >
        {count !== "" && <span key={announcement}>{count}</span>}
      </p>
      {children}
    </div>
  );
}
