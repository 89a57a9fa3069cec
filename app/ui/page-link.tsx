import type { ComponentProps } from "react";
import { hrefOf } from "../shared/paths.ts";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address within the shop, from its root. */
  to: string;
};

/**
 * A link to a page of the shop. With `data-back`, it goes back to the previous history entry; with `data-focus`, it
 * leads to the text box of that id (navigation/follow-links.ts).
 */
export function PageLink({ to, children, ...attributes }: PageLinkProps) {
  return (
    <a href={hrefOf(to)} {...attributes}>
      {children}
    </a>
  );
}
