import { PageLink } from "../ui/page-link.tsx";
import styles from "./link-list.module.css";

export type LinkItem = { readonly label: string; readonly path: string };

/** Links onward from a page that has nothing, or nothing more, to show. */
export function LinkList({ links }: { links: readonly LinkItem[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, path }) => (
        <li key={path}>
          <PageLink className={styles.link} to={path}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
