import styles from "./swatch.module.css";

/** Renders a small square in the given color, or nothing if there is no color. */
export function Swatch({ fill }: { fill: string | undefined }) {
  if (fill === undefined) return null;
  return (
    <svg className={styles.swatch} viewBox="0 0 11 11" aria-hidden="true">
      <rect width="11" height="11" fill={fill} />
    </svg>
  );
}
