import { wcagLuminance } from "culori";
import { expectAccessible, expectContrast } from "../support/accessibility.ts";
import {
  expectEarlyCards,
  expectHeadingOnFirstScreen,
  expectTargets,
  expectToFit,
} from "../support/fit.ts";
import { expectFocusRings } from "../support/focus-ring.ts";
import { breakageErrors } from "../support/interfere.ts";
import { openPageState, pageStates } from "../support/page-states.ts";
import { expect, type Page, phone, test } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors, contextOptions: { reducedMotion: "reduce" } });

async function isDark(page: Page): Promise<boolean> {
  const html = page.locator("html");
  return wcagLuminance(await html.evaluate((e) => getComputedStyle(e).backgroundColor)) < 0.5;
}

for (const state of pageStates) {
  test(`${state.name} is accessible, shows the focus and fits every width`, async ({
    page,
    colorSchemes,
    browserName,
  }) => {
    await openPageState(page, state);
    for (const [index, colorScheme] of colorSchemes.entries()) {
      await page.emulateMedia({ colorScheme });
      expect(await isDark(page)).toBe(colorScheme === "dark");
      await page.setViewportSize({ width: index === 0 ? 1280 : 360, height: 800 });
      // Further down, the sticky header may cover half of a control.
      await page.evaluate(() => scrollTo(0, 0));
      // Only contrast differs.
      await (index === 0 ? expectAccessible(page) : expectContrast(page));
      await expectFocusRings(page);
    }
    await page.evaluate(() => scrollTo(0, 0));
    if (/^category( with gender)?$/.test(state.name)) await expectEarlyCards(page);
    await expectHeadingOnFirstScreen(page);
    await expectTargets(page, 24);
    await expectToFit(page, [320, 704, 896, 1088, 1920]);
    await expectToFit(page, [320, 768, 1440], "spaced out");
    await expectToFit(page, [320, 704], "enlarged");

    // The inspection of home ends Firefox ESR's content process (docs/decisions/012).
    if (state.name === "home" && browserName === "firefox") return;
    if (state.buttons === undefined) return;
    await page.setViewportSize(phone);
    for (const name of state.buttons) await page.getByRole("button", { name }).click();
    // A card that the panel covers by half would be too small a target.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator(":popover-open")).toBeVisible();
    await expectToFit(page, [320, phone.width]);
    for (const [index, colorScheme] of colorSchemes.entries()) {
      await page.emulateMedia({ colorScheme });
      await (index === 0 ? expectAccessible(page) : expectContrast(page));
    }
  });
}
