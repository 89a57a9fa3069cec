import { tabThrough } from "../support/focus-ring.ts";
import { breakageErrors } from "../support/interfere.ts";
import { openScreen, screens } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors, contextOptions: { reducedMotion: "reduce" } });

for (const screen of screens) {
  test(`on ${screen.name}, every focus ring has enough contrast in both schemes`, async ({
    page,
    colorSchemes,
  }) => {
    await openScreen(page, screen);
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      const { seen, faint } = await tabThrough(page);
      expect(faint).toEqual([]);
      expect(seen).toBeGreaterThan(1);
    }
  });
}
