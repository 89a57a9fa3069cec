import type { ReactNode } from "react";
import styles from "./section-heading.module.css";

/** The large heading that opens a section. An address can point to it by its `id`. */
export function SectionHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.heading}>
        {children}
      </h2>
    </div>
  );
}
