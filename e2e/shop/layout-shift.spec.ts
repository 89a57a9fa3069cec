import { shiftsOf } from "../support/layout-shift.ts";
import { expect, open, test } from "../support/test.ts";

for (const width of [390, 1280]) {
  for (const path of ["/", "/categories/shoes"]) {
    test(`nothing shifts anywhere on ${path}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      // What is outside of the window does not count. In one that is higher than the page, the footer
      // would move while it is parsed.
      const { y: height } = (await page.getByRole("contentinfo").boundingBox()) ?? { y: 0 };
      await page.setViewportSize({ width, height: Math.floor(height) });
      await open(page, path);
      await expect(page.getByRole("article").last()).toBeInViewport();
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}
