import { wcagContrast } from "culori";
import { expect, type Page } from "./test.ts";

/** The contrast that WCAG 1.4.11 requires between a focus ring and its background. */
const leastContrast = 3;

/** Around an element; inside it, where a ring is shorter, it has to be thicker (WCAG 2.4.13). */
const leastWidth = { outside: 2, inside: 3 };

/** Fails if an element that the keyboard reaches has no focus ring, or one that is too faint or thin. */
export async function expectFocusRings(page: Page): Promise<void> {
  // After a key, an element shows its ring also if a script focuses it.
  await page.keyboard.press("Tab");
  const rings = await page.evaluate(describeRings);
  const faint = rings.filter(
    ({ ring, background, width, position }) =>
      !ring || width < leastWidth[position] || wcagContrast(ring, background) < leastContrast,
  );
  expect(faint).toEqual([]);
  expect(rings.length).toBeGreaterThan(1);
}

/** The ring of each element that can be focused, and the background it is drawn on. */
function describeRings() {
  const rings = [];
  for (const element of document.querySelectorAll<HTMLElement>("a, button, input, select, pre")) {
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    // A card's link has its ring around the whole card.
    const ring = [getComputedStyle(element), getComputedStyle(element, "::after")].find(
      ({ outlineStyle }) => outlineStyle !== "none",
    );
    const inside = Number.parseFloat(ring?.outlineOffset ?? "") < 0;
    let holder: Element | null = inside ? element : element.parentElement;
    while (holder && /^rgba\(.*, 0\)$|\/ 0\)$/.test(getComputedStyle(holder).backgroundColor)) {
      holder = holder.parentElement;
    }
    rings.push({
      name: element.outerHTML.slice(0, 80),
      ring: ring?.outlineColor,
      width: Number.parseFloat(ring?.outlineWidth ?? "0"),
      position: inside ? ("inside" as const) : ("outside" as const),
      background: getComputedStyle(holder ?? document.documentElement).backgroundColor,
    });
  }
  return rings;
}
