import { moveFocus } from "../ui/move-focus.ts";
import { isPopoverOpen } from "../ui/popover.ts";

type FocusTarget = { readonly selector: string; readonly index: number };

/** What had the focus when each history entry of this document was left. */
const targets = new Map<string, FocusTarget>();

/** Remembers the focus of the current entry. Safari focuses no link that is clicked. */
export function rememberFocus(link: HTMLAnchorElement | undefined): void {
  const { activeElement, body } = document;
  const element = activeElement === body ? link : activeElement;
  const key = navigation.currentEntry?.key;
  const selector = element && selectorOf(element);
  if (key === undefined || !element || !selector) return;
  targets.set(key, { selector, index: [...document.querySelectorAll(selector)].indexOf(element) });
}

/** Focuses what had the focus when an entry was left; for what is in a closed panel, the button that opens it. */
export function restoreFocus(key: string): boolean {
  const { selector, index = 0 } = targets.get(key) ?? {};
  const alike = selector === undefined ? [] : document.querySelectorAll<HTMLElement>(selector);
  const element = alike[index] ?? alike[0];
  const panel = element?.closest("[popover]");
  const isHidden = panel && !isPopoverOpen(panel);
  const button = isHidden && document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`);
  moveFocus(button || element);
  return element !== undefined;
}

/** Focuses what the link or the fragment of a new page names, or else its heading: a screen reader starts there. */
export function focusPage({ hash }: URL, link: HTMLAnchorElement | undefined): void {
  const id = link?.dataset.focus ?? hash.slice(1);
  moveFocus(document.getElementById(id) ?? document.querySelector("h1"));
}

/** Where a filter that had the focus is gone, focuses the open filter panel or the result count. */
export function replaceLostFocus(): void {
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
