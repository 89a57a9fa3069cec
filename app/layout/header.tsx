import { memo } from "react";
import { site } from "../../content/site.ts";
import { fillText } from "../shared/fill-text.ts";
import { paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import { Icon } from "../ui/icon.tsx";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./header.module.css";
import { Menu, MenuButton } from "./menu.tsx";
import { NavigationLinks } from "./navigation-links.tsx";

/** A longer name wraps onto two lines on a phone. */
const longName = 12;

/**
 * The top navigation bar (section 2). The cart is always empty. `memo`, because nothing here depends on
 * the router's state (decision 015).
 */
export const Header = memo(function Header({ current }: { current: number }) {
  return (
    <header className={styles.bar}>
      <PageLink
        className={styles.logo}
        to={paths.home}
        aria-label={fillText(texts.frame.homeLink, { name: site.name })}
        data-length={site.name.length > longName ? "long" : undefined}
      >
        {site.name}
      </PageLink>
      <nav className={styles.links} aria-label={texts.frame.navigation}>
        <NavigationLinks current={current} layout="row" />
      </nav>
      <div className={styles.tools}>
        <PageLink className={styles.tool} to={paths.search} aria-label={texts.frame.search}>
          <Icon name="search" className={styles.icon} />
        </PageLink>
        <button className={styles.tool} type="button" aria-label={texts.frame.cart}>
          <Icon name="bag" className={styles.icon} />0
        </button>
        <PageLink className={styles.tool} to={paths.login} aria-label={texts.frame.login}>
          <Icon name="person" className={styles.icon} />
        </PageLink>
        <MenuButton className={styles.tool} />
      </div>
      <Menu>
        <NavigationLinks current={current} layout="list" />
      </Menu>
    </header>
  );
});
