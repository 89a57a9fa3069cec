import styles from "./swatch.module.css";

/** A small square of a color, if there is one. */
export function Swatch({ fill }: { fill: string | undefined }) {
  if (fill === undefined) return null;
  return (
    <svg className={styles.swatch} viewBox="0 0 11 11" aria-hidden="true">
      <rect width="11" height="11" fill={fill} />
    </svg>
  );
}
