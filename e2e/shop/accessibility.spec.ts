import { wcagContrast, wcagLuminance } from "culori";
import { expectAccessible, expectContrast } from "../support/accessibility.ts";
import { applyStyle, expectTargets, expectToFit } from "../support/fit.ts";
import { breakageErrors } from "../support/interfere.ts";
import { openPageState, pageStates } from "../support/page-states.ts";
import { expect, open, type Page, phone, test } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors, contextOptions: { reducedMotion: "reduce" } });

/** The contrast that WCAG 1.4.11 requires between a focus ring and its background. */
const leastContrast = 3;

/**
 * The required width of a focus ring outside and inside its element, in pixels. An inner ring is shorter, so WCAG
 * 2.4.13 requires it to be thicker.
 */
const leastWidth = { outside: 2, inside: 3 };

/** The screens of a short phone, a phone in landscape, and a laptop at 200 % zoom. */
const smallScreens = [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
];

async function isDark(page: Page): Promise<boolean> {
  const html = page.locator("html");
  return wcagLuminance(await html.evaluate((e) => getComputedStyle(e).backgroundColor)) < 0.5;
}

for (const state of pageStates) {
  test(`${state.name} is accessible, shows focus and fits every width`, async ({ page }) => {
    await openPageState(page, state);
    await expectAccessible(page);
    await expectFocusRings(page);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await isDark(page)).toBe(true);
    // Scrolls to the top, because farther down the sticky header may cover half of a control.
    await page.evaluate(() => scrollTo(0, 0));
    await expectContrast(page);
    await expectFocusRings(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expectHeadingOnFirstScreen(page);
    await expectTargets(page, 24);
    await expectToFit(page, [320, 704, 1440]);
    await expectToFit(page, [320], "spaced out");
    await expectToFit(page, [320], "enlarged");

    if (state.button === undefined) return;
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: state.button }).click();
    // Scrolls to the top, because a card half covered by the panel would be too small a target.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectToFit(page, [320, phone.width]);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
  });
}

test("an unknown category's long name stays readable at double text size", async ({ page }) => {
  await open(page, "/categories/coats-and-boots-for-very-long-winters");
  await expectHeadingOnFirstScreen(page);
  await expectToFit(page, [320, 640], "enlarged");
});

/** Fails if the page's heading ends below the first screen, at normal or double text size. */
async function expectHeadingOnFirstScreen(page: Page): Promise<void> {
  for (const style of ["enlarged", "none"] as const) {
    await applyStyle(page, style);
    for (const size of smallScreens) {
      await page.setViewportSize(size);
      const { y, height } = (await page.locator("h1").boundingBox()) ?? { y: NaN, height: NaN };
      expect(y + height, `${size.width} × ${size.height} ${style}`).toBeLessThanOrEqual(
        size.height,
      );
    }
  }
}

/** Fails if a focusable element has no focus ring, or if its ring is too faint or too thin. */
async function expectFocusRings(page: Page): Promise<void> {
  // After a key press, elements show their ring even when a script focuses them.
  await page.keyboard.press("Tab");
  const rings = await page.evaluate(describeRings);
  const faint = rings.filter(
    ({ ring, background, width, position }) =>
      !ring || width < leastWidth[position] || wcagContrast(ring, background) < leastContrast,
  );
  expect(faint).toEqual([]);
  expect(rings.length).toBeGreaterThan(1);
}

/** Returns the ring of each focusable element and the background behind the ring. */
function describeRings() {
  const rings = [];
  for (const element of document.querySelectorAll<HTMLElement>("a, button, input, select, pre")) {
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    // A card's link draws its ring around the whole card, in `::after`.
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
