import { breakageErrors } from "../support/interfere.ts";
import { openScreen, screens } from "../support/screens.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors, contextOptions: { reducedMotion: "reduce" } });

const schemes = ["light", "dark"] as const;

for (const screen of screens) {
  test(`${screen.name} is accessible in both schemes, on a phone and on a desktop`, async ({
    page,
  }) => {
    await openScreen(page, screen);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // Further down, the sticky header may cover half of a control.
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page);
      }
    }
  });
}

for (const screen of screens.filter(({ open }) => open !== undefined)) {
  test(`${screen.name}, opened on a phone, is accessible in both schemes`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, screen);
    await screen.open?.(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
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
