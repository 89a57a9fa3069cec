import { wcagContrast } from "culori";
import { breakageComplaints } from "./interfere.ts";
import { openScreen, screens } from "./screens.ts";
import { expect, type Page, test } from "./test.ts";

test.use({ expectedComplaints: breakageComplaints });

/** What WCAG 1.4.11 asks of a ring against what it is drawn on. */
const least = 3;

/** The ring around what has the focus, and the ground that it is drawn on. */
function describeRing(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null) return undefined;
    // A card's link has its ring around the whole card.
    const ring = [getComputedStyle(focused), getComputedStyle(focused, "::after")].find(
      ({ outlineStyle }) => outlineStyle !== "none",
    );
    if (ring === undefined) return { name: focused.outerHTML.slice(0, 80), ring: undefined };
    const inside = Number.parseFloat(ring.outlineOffset) < 0;
    let holder: Element | null = inside ? focused : focused.parentElement;
    while (holder && /^rgba\(.*, 0\)$|\/ 0\)$/.test(getComputedStyle(holder).backgroundColor)) {
      holder = holder.parentElement;
    }
    return {
      name: focused.outerHTML.slice(0, 80),
      ring: ring.outlineColor,
      ground: getComputedStyle(holder ?? document.documentElement).backgroundColor,
    };
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const screen of screens) {
    test(`whatever has the focus shows it: ${screen.name}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openScreen(page, screen);
      const faint: unknown[] = [];
      let seen = 0;
      for (;;) {
        await page.keyboard.press("Tab");
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        const found = await describeRing(page);
        seen += 1;
        const { ring, ground } = found ?? {};
        if (!ring || !ground || wcagContrast(ring, ground) < least) faint.push(found);
      }
      expect(faint).toEqual([]);
      expect(seen).toBeGreaterThan(1);
    });
  }
}
