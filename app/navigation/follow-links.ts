import { areScriptsLost } from "../page-state.ts";
import { canSwapPages } from "../shared/browser-features.ts";
import type { NavigationInfo } from "../shared/navigation-info.ts";
import { pageLinkAt, pageOf } from "./page-of.ts";

/**
 * Handles clicks on links that go back or focus a text box (ui/page-link.tsx). Cancels the second click of a double
 * click.
 */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey, detail } = event;
    const { link, page } = pageLinkAt(target) ?? {};
    const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
    if (link === undefined || defaultPrevented || opensElsewhere) return;
    const { back, focus } = link.dataset;
    if (detail > 1) {
      // The second click of a double click would follow a link on the next page.
      event.preventDefault();
    } else if (back !== undefined && page === previousPage()) {
      event.preventDefault();
      history.back();
    } else if (focus !== undefined) {
      leadTo(focus, link, event);
    }
  });
}

/** Returns the path of the previous history entry's page, or `undefined` if that page is unknown. */
function previousPage(): string | undefined {
  if (!("navigation" in window)) return undefined;
  const { url } = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1] ?? {};
  return url ? pageOf(new URL(url)) : undefined;
}

/** Focuses a text box on this page, or navigates to the link's page and focuses the text box there. */
function leadTo(id: string, link: HTMLAnchorElement, event: MouseEvent): void {
  const box = document.getElementById(id);
  if (box instanceof HTMLInputElement) {
    // The box is hidden, so the browser loads the link's document.
    if (areScriptsLost()) return;
    event.preventDefault();
    box.focus();
    box.select();
  } else if (canSwapPages()) {
    event.preventDefault();
    navigation.navigate(link.href, { info: { focus: id } satisfies NavigationInfo });
  } else {
    // The browser follows the link and focuses the element with this id.
    link.hash = id;
  }
}
