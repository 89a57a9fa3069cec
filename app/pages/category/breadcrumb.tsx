import { texts } from "../../shared/texts.ts";
import type { LinkItem } from "../../suggestions/link-list.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import styles from "./breadcrumb.module.css";

type BreadcrumbProps = { crumbs: readonly LinkItem[]; className: string | undefined };

/** The pages above this one, as links, and this one. */
export function Breadcrumb({ crumbs, className }: BreadcrumbProps) {
  return (
    <nav className={className} aria-label={texts.category.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map(({ label, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <PageLink className="touch-target" to={path}>
                {label}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
