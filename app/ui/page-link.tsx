import type { ComponentProps } from "react";

/** The `state` of a navigation that changes the page without scrolling it. */
export const keepScroll = "keep-scroll";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address within the shop, from its root. */
  to: string;
};

/**
 * A link to a page of the shop, without a document load (navigation/follow-links.ts). With `data-keep-scroll`, it
 * does not scroll; with `data-back`, it goes back to the history entry before this one; with `data-focus`, it
 * leads to the text box of that id, on its page without leaving it.
 */
export function PageLink({ to, children, ...attributes }: PageLinkProps) {
  return (
    <a href={hrefOf(to)} {...attributes}>
      {children}
    </a>
  );
}

/** The address in the browser of a path from the root of the shop. */
export function hrefOf(path: string): string {
  return path.replace("/", import.meta.env.BASE_URL);
}
