import { colors } from "../shared/colors.ts";
import styles from "./swatch.module.css";

/** A small square of a named color; nothing for a name without a color in content/colors.ts. */
export function Swatch({ color }: { color: string | undefined }) {
  const fill = colors[color ?? ""];
  if (fill === undefined) return null;
  return (
    <svg className={styles.swatch} viewBox="0 0 11 11" aria-hidden="true">
      <rect width="11" height="11" fill={fill} />
    </svg>
  );
}
