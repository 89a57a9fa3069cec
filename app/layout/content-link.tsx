import type { ComponentProps } from "react";
import { repository } from "virtual:shop";
import { hrefOf } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";

type ContentLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The address as written in the content (content-shape/schema-urls.ts). */
  path: string;
};

/** Renders a link from the content. Links to other sites open a new tab, which screen readers announce. */
export function ContentLink({ path, children, ...attributes }: ContentLinkProps) {
  const href = path === "github" ? repository : path;
  return leadsToOtherSite(path) ? (
    <a {...attributes} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{` ${texts.frame.newTab}`}</span>
    </a>
  ) : (
    <a {...attributes} href={href.startsWith("/") ? hrefOf(href) : href}>
      {children}
    </a>
  );
}

/**
 * Returns whether a link from the content leads to another site. E-mail and phone links do not count as other sites.
 */
export function leadsToOtherSite(path: string): boolean {
  return path === "github" || /^https?:/.test(path);
}
