const focusable = "a[href], button, input, select, [tabindex]";

/**
 * Where an element stands, in words that find it again in another rendering of the same page: its
 * number among all that can have the focus, and what it is.
 */
export function placeOf(element: Element): string {
  return `${listFocusable().findIndex((one) => one === element)} ${natureOf(element)}`;
}

/** The element that stands at a place; if it has moved, the first of the same nature. */
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
