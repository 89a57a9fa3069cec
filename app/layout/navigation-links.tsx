import { site } from "../../content/site.ts";
import { Icon } from "../ui/icon.tsx";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./navigation-links.module.css";

type NavigationLinksProps = {
  /** The place of the link to the page that is shown, or -1. */
  current: number;
  /** A row in the bar, or a list in the menu's panel. */
  layout: "row" | "list";
};

/** The links of the navigation bar. */
export function NavigationLinks({ current, layout }: NavigationLinksProps) {
  return (
    <ul className={styles.links} data-layout={layout}>
      {site.navigation.map(({ label, path }, index) => (
        <li key={label}>
          <PageLink
            className={styles.link}
            to={path}
            aria-current={index === current ? "page" : undefined}
          >
            {label}
            {layout === "list" && <Icon name="arrow" className={styles.arrow} />}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The place of the first link to an address, or -1: two lead to the home page. */
export function navigationLinkTo(address: string | undefined): number {
  // Static hosts add a slash.
  const withoutSlash = address?.replace(/\/$/, "");
  return site.navigation.findIndex(({ path }) => path.replace(/\/$/, "") === withoutSlash);
}
