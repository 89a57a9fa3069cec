import { Link } from "react-router";
import styles from "./ways-on.module.css";

export type WayOn = { readonly label: string; readonly path: string };

/** Links that lead on from a page that has nothing, or no more, to show. */
export function WaysOn({ ways }: { ways: readonly WayOn[] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ label, path }) => (
        <li key={path}>
          <Link className={styles.way} to={path} prefetch="intent">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
