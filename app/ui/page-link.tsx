import type { ComponentProps } from "react";
import { hrefOf } from "../shared/paths.ts";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address within the shop, from its root. */
  to: string;
};

/**
 * A link to a page of the shop. With `data-keep-scroll`, it does not scroll; with `data-back`, it goes back to the
 * history entry before this one; with `data-focus`, it leads to the text box of that id, on its page without
 * leaving it (navigation/follow-links.ts).
 */
export function PageLink({ to, children, ...attributes }: PageLinkProps) {
  return (
    <a href={hrefOf(to)} {...attributes}>
      {children}
    </a>
  );
}
