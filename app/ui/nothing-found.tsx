import type { ReactNode } from "react";
import styles from "./nothing-found.module.css";
import { clothOf, Picture } from "./picture.tsx";
import { type WayOn, WaysOn } from "./ways-on.tsx";

type NothingFoundProps = {
  ways: readonly WayOn[];
  /** The cut-out beside the words. */
  picture: string;
  /** What may help, in a sentence. */
  children?: ReactNode;
};

/** "No products found", and where to go instead. */
export function NothingFound({ ways, picture, children }: NothingFoundProps) {
  return (
    <section className={styles.block} aria-labelledby="nothing-found">
      <div className={styles.words}>
        <div>
          <h2 id="nothing-found" className={styles.heading}>
            No products found
          </h2>
          {children !== undefined && <p className={styles.help}>{children}</p>}
        </div>
        <WaysOn ways={ways} />
      </div>
      <div className={styles.cloth} data-cloth={clothOf(picture)}>
        <Picture name={picture} sizes="(width < 56rem) 78vw, 39vw" priority="early" alt="" />
      </div>
    </section>
  );
}
