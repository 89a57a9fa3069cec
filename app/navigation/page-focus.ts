import { readNavigationInfo } from "../shared/navigation-info.ts";
import { moveFocus } from "../ui/move-focus.ts";
import { isPopoverOpen } from "../ui/popover.ts";

type FocusTarget = { readonly selector: string; readonly index: number };

/** The last focus target of each history entry, by the entry's key. */
const targets = new Map<string, FocusTarget>();

/**
 * Remembers the focus target of the current history entry.
 * @param clicked the clicked link, which Safari does not focus
 */
export function rememberFocus(clicked: Element | null): void {
  const { activeElement, body } = document;
  const element = activeElement === body ? clicked : activeElement;
  const key = navigation.currentEntry?.key;
  const selector = element && selectorOf(element);
  if (key === undefined || !element || !selector) return;
  targets.set(key, { selector, index: [...document.querySelectorAll(selector)].indexOf(element) });
}

/**
 * Moves focus after a navigation.
 * @param isNew `true` if the page is new or has been opened again at the same address
 */
export function moveFocusAfter(event: NavigateEvent, isNew: boolean): void {
  const { destination, navigationType } = event;
  const isRestored = navigationType === "traverse" && restoreFocus(destination.key);
  if (isNew && !isRestored) focusPage(new URL(destination.url), readNavigationInfo(event).focus);
  else replaceLostFocus();
}

/**
 * Focuses the last focus target of a history entry. If the target is in a closed panel, focuses the panel's button.
 * @returns whether the focus target still exists
 */
function restoreFocus(key: string): boolean {
  const { selector, index = 0 } = targets.get(key) ?? {};
  const alike = selector === undefined ? [] : document.querySelectorAll<HTMLElement>(selector);
  const element = alike[index] ?? alike[0];
  const panel = element?.closest("[popover]");
  const isHidden = panel && !isPopoverOpen(panel);
  const button = isHidden && document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
  moveFocus(button || element);
  return element !== undefined;
}

/** Focuses the element named by the navigation's info or fragment, or the page's heading if none is named. */
function focusPage({ hash }: URL, id = decodeFragment(hash.slice(1))): void {
  moveFocus(document.getElementById(id) ?? document.querySelector("h1"));
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Moves focus if the focused filter is gone. Focuses the filter panel if it is open, or else the result count. */
function replaceLostFocus(): void {
  if (document.activeElement !== document.body) return;
  const panel = document.getElementById("filters");
  moveFocus(panel && isPopoverOpen(panel) ? panel : document.getElementById("result-count"));
}

function selectorOf(element: Element): string | undefined {
  const { localName, id } = element;
  if (id !== "") return `#${CSS.escape(id)}`;
  const named = ["href", "name", "value"].filter((name) => element.hasAttribute(name));
  const attributes = named.map(
    (name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? "")}"]`,
  );
  return named.length === 0 ? undefined : localName + attributes.join("");
}
