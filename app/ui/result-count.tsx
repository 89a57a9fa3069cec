import styles from "./result-count.module.css";

/** How many products are shown. It is read out when it changes; empty, it takes no room. */
export function ResultCount({ children }: { children: string | undefined }) {
  return (
    <p className={styles.count} role="status">
      {children}
    </p>
  );
}
