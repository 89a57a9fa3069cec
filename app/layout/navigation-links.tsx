import type { Site } from "../content-shape/schema.ts";
import { Icon } from "../ui/icon.tsx";
import { ContentLink, leadsToOtherSite } from "./content-link.tsx";
import styles from "./navigation-links.module.css";

export type NavigationLinksProps = {
  navigation: Site["navigation"];
  /** The index of the link to the current page, or -1 if no link leads there. */
  current: number;
  /** `row` for the bar, `list` for the menu. */
  layout: "row" | "list";
};

/** Renders the navigation links. The row hides links that do not fit. */
export function NavigationLinks({ navigation, current, layout }: NavigationLinksProps) {
  return (
    <ul className={layout === "row" ? styles.row : undefined} data-layout={layout}>
      {navigation.map(({ label, path }, index) => {
        const link = (
          <ContentLink
            className="inset-outline"
            path={path}
            aria-current={index === current ? "page" : undefined}
          >
            {label}
            {layout === "list" && <Icon name={leadsToOtherSite(path) ? "arrow-out" : "arrow"} />}
          </ContentLink>
        );
        return layout === "list" ? (
          <li key={label}>{link}</li>
        ) : (
          <li key={label} data-label={label}>
            <div>{link}</div>
          </li>
        );
      })}
    </ul>
  );
}
