import { nameShape } from "virtual:shop";
import { formatNumber } from "../shared/format-price.ts";
import { interpolate } from "../shared/interpolate.ts";
import { paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import { widthInLetters } from "../shared/width-in-letters.ts";
import { Icon } from "../ui/icon.tsx";
import { PageLink } from "../ui/page-link.tsx";
import styles from "./header.module.css";
import { Menu, MenuButton } from "./menu.tsx";
import { NavigationLinks, type NavigationLinksProps } from "./navigation-links.tsx";

/** The maximum number of letters in a shop's name that fits on one line on phones. */
const longName = 12;

const tool = `${styles.tool} inverted-on-hover inset-outline`;

type HeaderProps = Omit<NavigationLinksProps, "layout"> & {
  /** The shop's name. */
  name: string;
};

/** Renders the top navigation bar (specification, section 2). The cart is always empty. */
export function Header({ name, navigation, current }: HeaderProps) {
  return (
    <header className={styles.bar}>
      <PageLink
        className={`${styles.logo} inset-outline`}
        to={paths.home}
        aria-label={interpolate(texts.frame.homeLink, { name })}
        data-length={widthInLetters(name) > longName ? "long" : undefined}
      >
        <span style={nameShape.below > 0 ? { "--below": nameShape.below } : undefined}>{name}</span>
      </PageLink>
      <div className={styles.line}>
        <nav className={styles.links} aria-label={texts.frame.navigation}>
          <NavigationLinks navigation={navigation} current={current} layout="row" />
        </nav>
        <div className={styles.end}>
          <div className={`${styles.tools} screen-only`}>
            <PageLink
              className={tool}
              to={paths.search}
              aria-label={texts.frame.search}
              data-focus="q"
            >
              <Icon name="search" />
            </PageLink>
            <button className={tool} type="button" aria-label={texts.frame.cart}>
              <Icon name="bag" />
              {formatNumber(0)}
            </button>
            <PageLink className={tool} to={paths.login} aria-label={texts.frame.login}>
              <Icon name="person" />
            </PageLink>
            <MenuButton className={tool} />
          </div>
        </div>
      </div>
      <Menu>
        <NavigationLinks navigation={navigation} current={current} layout="list" />
      </Menu>
    </header>
  );
}
