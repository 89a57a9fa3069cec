import { wcagLuminance } from "culori";
import { expectAccessible, expectContrast } from "../support/accessibility.ts";
import { breakageErrors } from "../support/interfere.ts";
import { openScreen, screens } from "../support/screens.ts";
import { expect, type Page, test } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors, contextOptions: { reducedMotion: "reduce" } });

/** The first scheme is inspected in full. */
function inspect(page: Page, scheme: number): Promise<void> {
  return scheme === 0 ? expectAccessible(page) : expectContrast(page);
}

for (const screen of screens) {
  test(`${screen.name} is accessible in both schemes, on a phone and on a desktop`, async ({
    page,
    colorSchemes,
  }) => {
    await openScreen(page, screen);
    for (const [scheme, colorScheme] of colorSchemes.entries()) {
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // Further down, the sticky header may cover half of a control.
        await page.evaluate(() => scrollTo(0, 0));
        await inspect(page, scheme);
      }
    }
  });
}

for (const screen of screens.filter(({ open }) => open !== undefined)) {
  // The inspection of home ends Firefox ESR's content process (docs/decisions/025).
  const tag = screen.name === "home" ? "@chromium" : [];
  test(
    `${screen.name}, opened on a phone, is accessible in both schemes`,
    { tag },
    async ({ page, colorSchemes }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openScreen(page, screen);
      await screen.open?.(page);
      for (const [scheme, colorScheme] of colorSchemes.entries()) {
        await page.emulateMedia({ colorScheme });
        await inspect(page, scheme);
      }
    },
  );
}

test("the dark scheme is dark, the light one light", async ({ page, colorSchemes }) => {
  await page.goto("/");
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    const background = await page
      .locator("html")
      .evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(wcagLuminance(background) < 0.5).toBe(colorScheme === "dark");
  }
});
