import { wcagLuminance } from "culori";
import { expectAccessible, expectContrast } from "../support/accessibility.ts";
import { expectHeadingOnFirstScreen, expectTargets, expectToFit } from "../support/fit.ts";
import { expectFocusRings } from "../support/focus-ring.ts";
import { breakageErrors } from "../support/interfere.ts";
import { openPageState, pageStates } from "../support/page-states.ts";
import { expect, open, type Page, phone, test } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors, contextOptions: { reducedMotion: "reduce" } });

async function isDark(page: Page): Promise<boolean> {
  const html = page.locator("html");
  return wcagLuminance(await html.evaluate((e) => getComputedStyle(e).backgroundColor)) < 0.5;
}

for (const state of pageStates) {
  test(`${state.name} is accessible, shows the focus and fits every width`, async ({ page }) => {
    await openPageState(page, state);
    await expectAccessible(page);
    await expectFocusRings(page);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await isDark(page)).toBe(true);
    // Further down, the sticky header may cover half of a control.
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
    // A card that the panel covers by half would be too small a target.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectToFit(page, [320, phone.width]);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
  });
}

test("a long name of an unknown category is readable with letters twice as large", async ({
  page,
}) => {
  await open(page, "/categories/coats-and-boots-for-very-long-winters");
  await expectHeadingOnFirstScreen(page);
  await expectToFit(page, [320, 640], "enlarged");
});
