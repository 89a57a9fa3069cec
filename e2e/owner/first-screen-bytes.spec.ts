import { categories } from "#content/categories.ts";
import { expect, phone, test } from "../support/test.ts";

/** The maximum number of bytes that a phone may load for the first screen, excluding fonts. */
const limit = 180_000;

test.use({ viewport: phone, deviceScaleFactor: 3 });

for (const path of ["/", `/categories/${categories[0]?.id}`]) {
  test(`a phone's first screen of ${path} is small`, async ({ page }) => {
    await page.goto(path);
    const bytes = await page.evaluate(() => {
      const below = new Set(
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top >= innerHeight)
          .map(({ currentSrc }) => currentSrc),
      );
      return performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => !below.has(name) && !name.endsWith(".woff2"))
        .reduce((sum, { transferSize }) => sum + transferSize, 0);
    });
    expect(bytes).toBeLessThanOrEqual(limit);
  });
}
