import type { ComponentProps } from "react";
import { repository } from "virtual:shop";
import { hrefOf } from "../shared/paths.ts";
import { texts } from "../shared/texts.ts";

type ContentLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** As the content writes it (content-shape/schema-fields.ts). */
  path: string;
};

/** A link of the content, to anything. One to another site opens a new tab and announces that. */
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

/** Whether a link of the content leaves the shop for another site. A mail or a call leaves nothing. */
export function leadsToOtherSite(path: string): boolean {
  return path === "github" || /^https?:/.test(path);
}
