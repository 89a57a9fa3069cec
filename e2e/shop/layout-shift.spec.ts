import { shiftsOf } from "../support/layout-shift.ts";
import { expect, open, test } from "../support/test.ts";

for (const width of [390, 1280]) {
  test(`nothing shifts anywhere on home and a category, ${width} pixels wide`, async ({ page }) => {
    // What is outside of the window does not count.
    await page.setViewportSize({ width, height: 9000 });
    await open(page, "/");
    await expect(page.getByRole("timer").getByRole("definition").first()).toHaveText(/^\d\d$/);
    await expect(page.getByRole("heading", { name: /until \d+\/\d+$/ })).toBeInViewport();
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    expect(await shiftsOf(page)).toEqual([]);
    await open(page, "/categories/shoes");
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });
}
