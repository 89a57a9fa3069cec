import { Link } from "react-router";
import styles from "./link-list.module.css";

export type LinkItem = { readonly label: string; readonly path: string };

/** Links onward from a page that has nothing, or nothing more, to show. */
export function LinkList({ links }: { links: readonly LinkItem[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <Link className={styles.link} to={path} prefetch="intent">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
