const focusable = "a[href], button, input, select, [tabindex]";

/**
 * Identifies an element across renders of the same page: its index among all focusable elements, and
 * its description.
 */
export function placeOf(element: Element): string {
  return `${listFocusable().findIndex((one) => one === element)} ${natureOf(element)}`;
}

/** The element at a place; if it has moved, the first with the same description. */
export function elementAt(place: string): HTMLElement | undefined {
  const [number = "", ...nature] = place.split(" ");
  const elements = listFocusable();
  const alike = elements.filter((element) => natureOf(element) === nature.join(" "));
  return alike.find((element) => elements.indexOf(element) === Number(number)) ?? alike[0];
}

function listFocusable() {
  return [...document.querySelectorAll<HTMLElement>(focusable)];
}

function natureOf(element: Element): string {
  const { localName, id } = element;
  const name = element.getAttribute("href") ?? element.getAttribute("value");
  return [localName, id, name ?? element.textContent].join(" ");
}
