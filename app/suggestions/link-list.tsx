import { ProductCount } from "../product/product-count.tsx";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./link-list.module.css";

export type LinkItem = {
  readonly label: string;
  readonly path: string;
  /** How many products it leads to, where that is shown. */
  readonly count?: number;
  /** Whether to go back in the history instead of visiting the page again. */
  readonly back?: boolean;
};

/** A list of links, with product counts where they are given. */
export function LinkList({ links }: { links: readonly LinkItem[] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ label, path, count, back }) => (
        <li key={path}>
          <PageLink className={`${styles.link} touch-target`} to={path} data-back={back}>
            {`${label} `}
            {count !== undefined && <ProductCount count={count} />}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
