import { closePopover } from "../ui/popover.ts";

/** A selector for the head elements that differ from page to page. */
const metadata =
  'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"]';

/**
 * Moves another page's main content and metadata into this document. Marks the links to that page as current in the bar
 * and the menu.
 */
export function replacePage(next: Document): void {
  const main = next.querySelector("main");
  if (main === null) throw new Error("The page has no main element.");
  closePopover(document.querySelector<HTMLElement>("header [popover]"));
  for (const element of document.head.querySelectorAll(metadata)) element.remove();
  document.head.append(...next.head.querySelectorAll(metadata));
  document.querySelector("main")?.replaceWith(main);

  const links = next.querySelectorAll("header a");
  for (const [index, link] of document.querySelectorAll("header a").entries()) {
    const current = links[index]?.getAttribute("aria-current") ?? null;
    if (current === null) link.removeAttribute("aria-current");
    else link.setAttribute("aria-current", current);
  }
}
