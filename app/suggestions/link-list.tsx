import { ProductCount } from "../product/product-count.tsx";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./link-list.module.css";

export type LinkItem = {
  readonly label: string;
  readonly path: string;
  /** The number of products to show after the label, if any. */
  readonly count?: number;
  /** If true, the link goes back in history. If not, it opens the page again. */
  readonly back?: boolean;
};

/** Renders a list of links, with a product count after each link that has one. */
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
