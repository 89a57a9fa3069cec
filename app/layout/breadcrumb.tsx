import { texts } from "../shared/texts.ts";
import type { LinkItem } from "../suggestions/link-list.tsx";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./breadcrumb.module.css";

type BreadcrumbProps = {
  crumbs: readonly LinkItem[];
  /** Links to sibling pages. */
  others?: readonly LinkItem[];
  className?: string | undefined;
};

/** Renders links to the parent pages, the current page's name, and links to sibling pages. */
export function Breadcrumb({ crumbs, others, className = "" }: BreadcrumbProps) {
  return (
    <div className={`${styles.line} ${className}`}>
      <nav aria-label={texts.category.breadcrumb}>
        <ol className={styles.list}>
          {crumbs.map(({ label, path, back }, index) => (
            <li key={path}>
              {index === crumbs.length - 1 ? (
                <span aria-current="page">{label}</span>
              ) : (
                <PageLink className="touch-target" to={path} data-back={back}>
                  {label}
                </PageLink>
              )}
            </li>
          ))}
        </ol>
      </nav>
      {others !== undefined && others.length > 0 && (
        <nav aria-label={texts.relatedLinks}>
          <ul className={styles.list}>
            {others.map(({ label, path }) => (
              <li key={path}>
                <PageLink className="touch-target" to={path}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
