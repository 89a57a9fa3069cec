import { memo } from "react";
import { Link } from "react-router";
import { site } from "../../content/site.ts";
import { paths } from "../catalogue/paths.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./header.module.css";
import { Menu, MenuButton } from "./menu.tsx";
import { NavigationLinks } from "./navigation-links.tsx";

/** From more letters on, a name takes two lines on a phone. */
const longName = 12;

/**
 * The top navigation bar (section 2). The cart holds nothing, on every page. What the router is
 * about does not concern it, hence `memo` (docs/decisions/015).
 */
export const Header = memo(function Header({ atHome }: { atHome: boolean }) {
  return (
    <header className={styles.bar}>
      <Link
        className={styles.logo}
        to={paths.home}
        prefetch="intent"
        aria-label={`${site.name}, home`}
        data-length={site.name.length > longName ? "long" : undefined}
      >
        {site.name}
      </Link>
      <nav className={styles.links} aria-label="Main">
        <NavigationLinks atHome={atHome} layout="row" />
      </nav>
      <div className={styles.tools}>
        <Link
          className={styles.tool}
          to={paths.search}
          prefetch="intent"
          aria-label="Search"
          aria-keyshortcuts="/"
        >
          <Icon name="search" className={styles.icon} />
        </Link>
        <button className={styles.tool} type="button" aria-label="Cart, 0 items">
          <Icon name="bag" className={styles.icon} />0
        </button>
        <Link className={styles.tool} to={paths.login} prefetch="intent" aria-label="Log in">
          <Icon name="person" className={styles.icon} />
        </Link>
        <MenuButton className={styles.tool} />
      </div>
      <Menu atHome={atHome} />
    </header>
  );
});
