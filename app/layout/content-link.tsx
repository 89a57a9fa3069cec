import type { ReactNode } from "react";
import { repository } from "virtual:shop";
import { texts } from "../shared/texts.ts";
import { PageLink } from "../ui/page-link.tsx";

type ContentLinkProps = {
  /** As the content writes it: an address inside the shop or of another site, or `github`. */
  path: string;
  className: string | undefined;
  children: ReactNode;
};

/** A link of the content. One to another site opens a new tab and announces that. */
export function ContentLink({ path, className, children }: ContentLinkProps) {
  const outside = outsideAddress(path);
  return outside === undefined ? (
    <PageLink className={className} to={path}>
      {children}
    </PageLink>
  ) : (
    <a className={className} href={outside} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{` ${texts.frame.newTab}`}</span>
    </a>
  );
}

/** The address of a link to another site; `github` is the shop's repository. */
export function outsideAddress(path: string): string | undefined {
  if (path === "github") return repository;
  return path.startsWith("/") ? undefined : path;
}
