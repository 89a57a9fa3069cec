import { wcagContrast } from "culori";
import type { Page } from "./test.ts";

/** The contrast that WCAG 1.4.11 requires between a focus ring and its background. */
const leastContrast = 3;

/**
 * Tabs through the page until focus leaves it. Returns how many elements were focused, and those whose
 * focus ring is too faint.
 */
export async function tabThrough(page: Page): Promise<{ seen: number; faint: unknown[] }> {
  const faint: unknown[] = [];
  for (let seen = 0; ; seen += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(describeRing);
    if (found === "left") return { seen, faint };
    if (!found.ring || wcagContrast(found.ring, found.background) < leastContrast) {
      faint.push(found);
    }
  }
}

/** The focused element's ring and the background it is drawn on. */
function describeRing() {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return "left";
  // A card's link has its ring around the whole card.
  const ring = [getComputedStyle(focused), getComputedStyle(focused, "::after")].find(
    ({ outlineStyle }) => outlineStyle !== "none",
  );
  const inside = Number.parseFloat(ring?.outlineOffset ?? "") < 0;
  let holder: Element | null = inside ? focused : focused.parentElement;
  while (holder && /^rgba\(.*, 0\)$|\/ 0\)$/.test(getComputedStyle(holder).backgroundColor)) {
    holder = holder.parentElement;
  }
  return {
    name: focused.outerHTML.slice(0, 80),
    ring: ring?.outlineColor,
    background: getComputedStyle(holder ?? document.documentElement).backgroundColor,
  };
}
