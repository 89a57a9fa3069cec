import { Link } from "react-router";
import { site } from "../../content/site.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./navigation-links.module.css";

type NavigationLinksProps = {
  atHome: boolean;
  /** A row in the bar, or a list in the menu's panel. */
  layout: "row" | "list";
};

/** The links of the navigation bar. Two lead to the home page, of which only Home is ever current. */
export function NavigationLinks({ atHome, layout }: NavigationLinksProps) {
  return (
    <ul className={styles.links} data-layout={layout}>
      {site.navigation.map(({ label, path }, index) => (
        <li key={label}>
          <Link
            className={styles.link}
            to={path}
            prefetch="intent"
            aria-current={atHome && index === 0 ? "page" : undefined}
          >
            {label}
            {layout === "list" && <Icon name="arrow" className={styles.arrow} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
