const focusable = "a[href], button, input, select, [tabindex]";

/** Identifies a focusable element across renders: its description, and which of those alike it is. */
export function focusTargetOf(element: Element): string {
  const description = describe(element);
  const index = findAlike(description).findIndex((alike) => alike === element);
  return `${index} ${description}`;
}

/** The element that a focus target identifies; if there are fewer now, the first of those alike. */
export function findFocusTarget(target: string): HTMLElement | undefined {
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
