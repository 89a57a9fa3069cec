import type { ReactNode } from "react";
import styles from "./result-count.module.css";

type ResultCountProps = {
  /** How many products are shown; without it the row takes no room. */
  count: string | undefined;
  /** What stands beside it. */
  children?: ReactNode;
};

/** How many products are shown. It is read out when it changes. */
export function ResultCount({ count, children }: ResultCountProps) {
  return (
    <div className={styles.row}>
      <p id="result-count" className={styles.count} role="status" tabIndex={-1}>
        {count}
      </p>
      {children}
    </div>
  );
}
