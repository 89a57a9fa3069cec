import { expectToFit, expectToFitEnlarged, expectToFitSpaced } from "../support/fit.ts";
import { tabThrough } from "../support/focus-ring.ts";
import { breakageErrors } from "../support/interfere.ts";
import { openScreen, screens } from "../support/screens.ts";
import { expect, expectAccessible, type Page, test } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors });

// Each opens once for all checks, which takes a while on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** What is empty between the last block of a page and the footer's line. */
async function gapAboveFooter(page: Page): Promise<number> {
  return page.evaluate(() => {
    const end = document.querySelector("main")?.lastElementChild?.getBoundingClientRect().bottom;
    return (document.querySelector("footer")?.getBoundingClientRect().top ?? 0) - (end ?? 0);
  });
}

for (const screen of screens) {
  test(`${screen.name} is accessible and fits every screen width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openScreen(page, screen);
    for (const colorScheme of ["light", "dark"] as const) {
      await test.step(`${colorScheme}, by axe and by Tab`, async () => {
        await page.emulateMedia({ colorScheme });
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          // Further down, the sticky header may cover half of a control.
          await page.evaluate(() => scrollTo(0, 0));
          await expectAccessible(page);
          expect(await gapAboveFooter(page), `at ${width}`).toBeLessThanOrEqual(0);
        }
        const { seen, faint } = await tabThrough(page);
        expect(faint).toEqual([]);
        expect(seen).toBeGreaterThan(1);
      });
    }
    await expectToFit(page, [320, 360, 704, 896, 1088, 1248, 1920]);
    await expectToFitSpaced(page, [320, 390, 768, 1440]);
    await expectToFitEnlarged(page, [320]);
  });
}

for (const screen of screens.filter(({ open }) => open !== undefined)) {
  test(`${screen.name}, opened, is accessible and fits every screen width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, screen);
    await screen.open?.(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await expectToFit(page, [320, 390]);
  });
}

test("the dark scheme is dark", async ({ page }) => {
  await page.goto("/");
  const background = () =>
    page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await background();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background()).not.toBe(light);
});
