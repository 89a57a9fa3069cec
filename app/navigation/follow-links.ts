import { canSwapPages } from "../shared/browser-features.ts";
import type { NavigationInfo } from "../shared/navigation-info.ts";
import { pageLinkAt, pageOf } from "./page-of.ts";

/** Handles links that go back or focus a text box (ui/page-link.tsx). Ignores the second click of a double click. */
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

/** Returns the path of the page that the previous history entry shows, if the browser tells. */
function previousPage(): string | undefined {
  if (!("navigation" in window)) return undefined;
  const { url } = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1] ?? {};
  return url ? pageOf(new URL(url)) : undefined;
}

/** Focuses a text box, either on this page or after navigation to the link's page. */
function leadTo(id: string, link: HTMLAnchorElement, event: MouseEvent): void {
  const box = document.getElementById(id);
  if (box instanceof HTMLInputElement) {
    event.preventDefault();
    box.focus();
    box.select();
  } else if (canSwapPages()) {
    event.preventDefault();
    navigation.navigate(link.href, { info: { focus: id } satisfies NavigationInfo });
  } else {
    // The browser focuses the element that the fragment names.
    link.hash = id;
  }
}
