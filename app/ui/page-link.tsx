import type { ComponentProps } from "react";
import { hrefOf } from "./follow-links.ts";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address within the shop, from its root. */
  to: string;
};

/**
 * A link to a page of the shop, without a document load (follow-links.ts). With `data-keep-scroll`, it
 * does not scroll.
 */
export function PageLink({ to, children, ...attributes }: PageLinkProps) {
  return (
    <a href={hrefOf(to)} {...attributes}>
      {children}
    </a>
  );
}
