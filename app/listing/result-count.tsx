import type { ReactNode } from "react";
import styles from "./result-count.module.css";

type ResultCountProps = {
  /** How many products are shown, in words; without it the row takes no space. */
  count: ReactNode;
  /** "spoken" where the page shows the same in other words. */
  look?: "shown" | "spoken";
  /** Another value announces the same words again. */
  announcement?: string;
  /** What stands beside it. */
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
