import styles from "./swatch.module.css";

/** Renders a small square of a color, or nothing without one. */
export function Swatch({ fill }: { fill: string | undefined }) {
  if (fill === undefined) return null;
  return (
    <svg className={styles.swatch} viewBox="0 0 11 11" aria-hidden="true">
      <rect width="11" height="11" fill={fill} />
    </svg>
  );
}
