import type { ComponentProps } from "react";
import { hrefOf } from "../shared/paths.ts";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address within the shop, relative to its root. */
  to: string;
};

/**
 * Renders a link to a page of the shop. With `data-back`, the link goes back in the history if the previous entry is
 * the link's page. With `data-focus`, the link focuses the text box with that id (navigation/follow-links.ts).
 */
export function PageLink({ to, children, ...attributes }: PageLinkProps) {
  return (
    <a href={hrefOf(to)} {...attributes}>
      {children}
    </a>
  );
}
