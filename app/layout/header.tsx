import { memo } from "react";
import { Link } from "react-router";
import { site } from "../../content/site.ts";
import { fillText } from "../shared/fill-text.ts";
import { paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./header.module.css";
import { Menu, MenuButton } from "./menu.tsx";
import { NavigationLinks } from "./navigation-links.tsx";

/** A longer name wraps onto two lines on a phone. */
const longName = 12;

/**
 * The top navigation bar (section 2). The cart is always empty. `memo`, because nothing here depends on
 * the router's state (docs/decisions/015).
 */
export const Header = memo(function Header({ current }: { current: number }) {
  return (
    <header className={styles.bar}>
      <Link
        className={styles.logo}
        to={paths.home}
        prefetch="intent"
        aria-label={fillText(texts.frame.homeLink, { name: site.name })}
        data-length={site.name.length > longName ? "long" : undefined}
      >
        {site.name}
      </Link>
      <nav className={styles.links} aria-label={texts.frame.navigation}>
        <NavigationLinks current={current} layout="row" />
      </nav>
      <div className={styles.tools}>
        <Link
          className={styles.tool}
          to={paths.search}
          prefetch="intent"
          aria-label={texts.frame.search}
        >
          <Icon name="search" className={styles.icon} />
        </Link>
        <button className={styles.tool} type="button" aria-label={texts.frame.cart}>
          <Icon name="bag" className={styles.icon} />0
        </button>
        <Link
          className={styles.tool}
          to={paths.login}
          prefetch="intent"
          aria-label={texts.frame.login}
        >
          <Icon name="person" className={styles.icon} />
        </Link>
        <MenuButton className={styles.tool} />
      </div>
      <Menu current={current} />
    </header>
  );
});
