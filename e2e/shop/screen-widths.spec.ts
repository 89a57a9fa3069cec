import { expectToFit, expectToFitEnlarged, expectToFitSpaced } from "../support/fit.ts";
import { breakageErrors } from "../support/interfere.ts";
import { openScreen, screens } from "../support/screens.ts";
import { expect, type Page, test } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors, contextOptions: { reducedMotion: "reduce" } });

/** What is empty between the last block of a page and the footer's line. */
async function gapAboveFooter(page: Page): Promise<number> {
  return page.evaluate(() => {
    const last = [...document.querySelectorAll("main > * > :last-child")].at(-1);
    const end = last?.getBoundingClientRect().bottom;
    return (document.querySelector("footer")?.getBoundingClientRect().top ?? 0) - (end ?? 0);
  });
}

for (const screen of screens) {
  test(`${screen.name} fits every screen width and text setting`, async ({ page }) => {
    await openScreen(page, screen);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await gapAboveFooter(page), `at ${width}`).toBeLessThanOrEqual(0);
    }
    await expectToFit(page, [320, 360, 704, 896, 1088, 1248, 1920]);
    await expectToFitSpaced(page, [320, 390, 768, 1440]);
    await expectToFitEnlarged(page, [320]);
  });
}

for (const screen of screens.filter(({ open }) => open !== undefined)) {
  test(`${screen.name}, opened on a phone, fits its width`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, screen);
    await screen.open?.(page);
    await expectToFit(page, [320, 390]);
  });
}
