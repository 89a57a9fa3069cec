import { shiftsOf } from "../support/layout-shift.ts";
import { expect, test, waitForHydration } from "../support/test.ts";
import { windows } from "../support/windows.ts";

for (const [name, viewport] of windows) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("nothing shifts while home and a category load", async ({ page }) => {
      await page.goto("/");
      await waitForHydration(page);
      await expect(page.getByRole("heading", { name: /until \d+\/\d+$/ })).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
      await page.goto("/categories/shoes");
      await waitForHydration(page);
      await expect(page.getByRole("article").first()).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
    });

    test("nothing shifts anywhere on the home page", async ({ page }) => {
      await page.setViewportSize({ width: viewport.width, height: 9000 });
      await page.goto("/");
      await waitForHydration(page);
      await expect(page.getByRole("timer").getByRole("definition").first()).toHaveText(/^\d\d$/);
      await expect(page.getByRole("heading", { name: /until \d+\/\d+$/ })).toBeInViewport();
      await expect(page.getByRole("contentinfo")).toBeInViewport();
      expect(await shiftsOf(page)).toEqual([]);
    });
  });
}
