import { useEffect, useRef } from "react";
import { type Location, NavigationType } from "react-router";
import { moveFocus } from "../ui/move-focus.ts";
import { isPopoverOpen } from "../ui/popover.ts";
import { readHistoryState } from "./history-state.ts";

/** Controls, and the texts that receive focus. */
const focusable = "a[href], button, input, select, [tabindex], h1, h2, #result-count";

/**
 * After a client-side navigation, focuses the new page's heading (or what the link or the address's
 * fragment names), so that a screen reader starts there. On the same page, moves focus only if what had it
 * is gone. After Back, Forward and reload, restores focus. Never scrolls.
 */
export function usePageFocus(hydrated: boolean, location: Location, type: NavigationType): void {
  const seen = useRef<{ page: string; search: string; key: string }>(undefined);

  // Focus is DOM state: it can move only once the page is in the document.
  useEffect(() => {
    if (!hydrated) return;
    const { key, pathname, search, hash } = location;
    const page = pathname + hash;
    const { current: before } = seen;
    // A link to the current page counts, too. Another query shows the same list, and a form submitted
    // again keeps the focus.
    const again =
      before?.page === page &&
      before.search === search &&
      before.key !== key &&
      !document.activeElement?.closest("form");
    const remembered = type === NavigationType.Pop ? findRemembered() : undefined;
    if (remembered !== undefined) moveFocus(remembered);
    else if (before !== undefined && (before.page !== page || again)) {
      // The link's `data-focus` (follow-links.ts), if it has one.
      const id = String(location.state ?? hash.slice(1));
      moveFocus(document.getElementById(id) ?? document.querySelector("h1"));
    } else if (before !== undefined && document.activeElement === document.body) {
      moveFocus(findSubstitute());
    }
    seen.current = { page, search, key };
  }, [hydrated, location, type]);
}

/** The element that had focus; for one in a closed panel, the button that opens it. */
function findRemembered(): HTMLElement | undefined {
  const { focus } = readHistoryState();
  const element = focus === undefined ? undefined : findFocusTarget(focus);
  const panel = element?.closest("[popover]");
  if (!panel || isPopoverOpen(panel)) return element;
  return document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`) ?? element;
}

/** Takes the focus of a suggestion or a filter that is gone: the open filter panel or the result count. */
function findSubstitute(): HTMLElement | null {
  const panel = document.getElementById("filters");
  return panel && isPopoverOpen(panel) ? panel : document.getElementById("result-count");
}

/** Identifies a focusable element across renders: its description, and which of those alike it is. */
export function focusTargetOf(element: Element): string {
  const description = describe(element);
  const index = findAlike(description).findIndex((alike) => alike === element);
  return `${index} ${description}`;
}

/** The element that a focus target identifies; if there are fewer now, the first of those alike. */
function findFocusTarget(target: string): HTMLElement | undefined {
  const [number, ...description] = target.split(" ");
  const alike = findAlike(description.join(" "));
  return alike[Number(number)] ?? alike[0];
}

function findAlike(description: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => describe(element) === description,
  );
}

function describe(element: Element): string {
  const { localName, id } = element;
  const label = element.getAttribute("href") ?? element.getAttribute("value");
  return [localName, id, label ?? element.textContent].join(" ");
}
