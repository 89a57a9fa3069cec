import { ProductCount } from "../product/product-count.tsx";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./link-list.module.css";

export type LinkItem = {
  readonly label: string;
  readonly path: string;
  /** The product count shown after the label, if any. */
  readonly count?: number;
  /** Whether the link goes back in history instead of opening the page again. */
  readonly back?: boolean;
};

/** Renders a list of links. Each link's label is followed by its product count, if any. */
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
