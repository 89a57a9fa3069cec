import { site } from "#content/site.ts";
import { formatNumber } from "../shared/format-price.ts";
import { interpolate } from "../shared/interpolate.ts";
import { paths } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";
import { widthInLetters } from "../shared/width-in-letters.ts";
import { Icon } from "../ui/icon.tsx";
import { PageLink } from "../ui/page-link.tsx";
import { ContentLink, leadsToOtherSite } from "./content-link.tsx";
import { fitLinks } from "./fit-links.ts";
import styles from "./header.module.css";
import { Menu, MenuButton } from "./menu.tsx";

/** A longer name wraps onto two lines on a phone. */
const longName = 12;

const fitsFrom = fitLinks(
  site.name,
  site.navigation.map(({ label }) => label),
);

const tool = `${styles.tool} inverted-on-hover inset-outline`;

/**
 * The top navigation bar (section 2). The cart is always empty.
 */
export function Header({ current }: { current: number }) {
  return (
    <header className={styles.bar} data-from={fitsFrom.at(-1)}>
      <PageLink
        className={`${styles.logo} inset-outline`}
        to={paths.home}
        aria-label={interpolate(texts.frame.homeLink, { name: site.name })}
        data-length={widthInLetters(site.name) > longName ? "long" : undefined}
      >
        <span>{site.name}</span>
      </PageLink>
      <nav className={styles.links} aria-label={texts.frame.navigation}>
        <NavigationLinks current={current} layout="row" />
      </nav>
      <div className={`${styles.tools} screen-only`}>
        <PageLink className={tool} to={paths.search} aria-label={texts.frame.search} data-focus="q">
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
      <Menu>
        <NavigationLinks current={current} layout="list" />
      </Menu>
    </header>
  );
}

type NavigationLinksProps = {
  /** The index of the link to the current page, or -1. */
  current: number;
  layout: "row" | "list";
};

function NavigationLinks({ current, layout }: NavigationLinksProps) {
  return (
    <ul className={layout === "row" ? styles.row : undefined} data-layout={layout}>
      {site.navigation.map(({ label, path }, index) => (
        <li key={label} data-from={layout === "row" ? fitsFrom[index] : undefined}>
          <ContentLink
            className="inset-outline"
            path={path}
            aria-current={index === current ? "page" : undefined}
          >
            {label}
            {layout === "list" && <Icon name={leadsToOtherSite(path) ? "arrow-out" : "arrow"} />}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

/** The index of the first link to an address, or -1: two lead to the home page. */
export function navigationLinkTo(address: string | undefined): number {
  // Static hosts add a slash.
  const withoutSlash = address?.replace(/\/$/, "");
  return site.navigation.findIndex(
    ({ path }) => encodeURI(path).replace(/\/$/, "") === withoutSlash,
  );
}
