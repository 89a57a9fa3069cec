import { canSwapPages } from "../shared/browser-features.ts";
import type { NavigationInfo } from "../shared/navigation-info.ts";
import { pageLinkAt } from "./page-of.ts";

/** Handles links that go back or focus a text box (ui/page-link.tsx). Ignores the second click of a double click. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey, detail } = event;
    const link = pageLinkAt(target)?.link;
    const opensElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
    if (link === undefined || defaultPrevented || opensElsewhere) return;
    const { back, focus } = link.dataset;
    if (detail > 1) {
      // The second click of a double click would follow a link on the next page.
      event.preventDefault();
    } else if (back !== undefined) {
      event.preventDefault();
      history.back();
    } else if (focus !== undefined) {
      leadTo(focus, link, event);
    }
  });
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
