import { breakageComplaints } from "./interfere.ts";
import { openScreen, screens } from "./screens.ts";
import { expect, expectAccessible, test, waitForScript } from "./test.ts";

test.use({ expectedComplaints: breakageComplaints });

const schemes = ["light", "dark"] as const;
const widths = [360, 1280];

for (const screen of screens) {
  for (const colorScheme of schemes) {
    test(`${screen.name} is accessible, ${colorScheme}, on a phone and on a desk`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openScreen(page, screen);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
      }
    });
  }
}

for (const colorScheme of schemes) {
  test(`the open menu is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/");
    await waitForScript(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await expectAccessible(page);
  });

  test(`home with all its products is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/");
    await waitForScript(page);
    await page.getByRole("button", { name: "Show More" }).click();
    await expect(page.getByRole("link", { name: "Round Wire Sunglasses" })).toBeVisible();
    await expectAccessible(page);
  });
}

test("dark really is dark", async ({ page }) => {
  await page.goto("/");
  const background = () =>
    page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await background();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background()).not.toBe(light);
});
