import { pageLinkAt } from "./page-of.ts";

let followed: HTMLAnchorElement | undefined;

/** The link that leads to an address, if it was clicked: not every browser tells what a navigation is from. */
export function linkTo(address: string): HTMLAnchorElement | undefined {
  return followed?.href === address ? followed : undefined;
}

/** What a click on some links within the shop does apart from the browser's own navigation (ui/page-link.tsx). */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey, detail } = event;
    const link = pageLinkAt(target)?.link;
    const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
    if (link === undefined || defaultPrevented || opensElsewhere) return;
    followed = link;
    const { back, focus = "", keepScroll } = link.dataset;
    const box = document.getElementById(focus);
    if (detail > 1 && keepScroll === undefined) {
      // The second click of a double click would be on a link of the next page.
      event.preventDefault();
    } else if (back !== undefined) {
      event.preventDefault();
      history.back();
    } else if (box instanceof HTMLInputElement) {
      event.preventDefault();
      box.focus();
      box.select();
    } else if (focus !== "" && !("navigation" in window)) {
      // The browser focuses the target of a fragment.
      link.hash = focus;
    }
  });
}
