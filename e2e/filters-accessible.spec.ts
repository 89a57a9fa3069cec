import { expect, expectAccessible, type Page, test, waitForScript } from "./test.ts";

const widths = [
  ["phone", { width: 390, height: 844 }],
  ["wide screen", { width: 1280, height: 800 }],
] as const;

const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" });

for (const [name, viewport] of widths) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    for (const scheme of ["light", "dark"] as const) {
      test(`in the ${scheme} scheme, axe finds nothing with the panel open or closed`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await page.goto("/categories/clothes?type=dresses&sale=1");
        await waitForScript(page);
        await expect(chips(page)).toBeVisible();
        await expectAccessible(page);
        await page.getByRole("button", { name: "Filter 2 chosen" }).click();
        await expect(page.getByRole("form", { name: "Filter clothes" })).toBeVisible();
        await expectAccessible(page);
      });

      test(`in the ${scheme} scheme, axe finds nothing on filtered results`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await page.goto("/search?q=cotton&sale=1");
        await waitForScript(page);
        await page.getByRole("button", { name: "Filter 1 chosen" }).click();
        await expect(page.getByRole("form", { name: "Filter results" })).toBeVisible();
        await expectAccessible(page);
      });
    }

    test("without JavaScript the controls are absent and the whole list is there", async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled: false, viewport });
      await page.goto(`${baseURL}/categories/clothes?type=dresses&sort=price-asc`);
      await expect(page.getByRole("article")).toHaveCount(6);
      await expect(page.getByRole("button", { name: "Filter" })).toBeHidden();
      await expect(page.getByRole("combobox")).toBeHidden();
      await page.close();
    });
  });
}

test("at 320 pixels nothing scrolls sideways and every control is 44 pixels high", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/categories/clothes?type=outerwear&type=t-shirts&sale=1");
  await waitForScript(page);
  await expect(chips(page)).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  await page.getByRole("button", { name: "Filter" }).click();
  const panel = page.getByRole("form", { name: "Filter clothes" });
  expect(await panel.evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
  const controls = [
    ...(await chips(page).getByRole("link").all()),
    ...(await panel.getByRole("button").all()),
    page.getByRole("button", { name: "Filter" }),
    page.getByRole("combobox", { name: "Order" }),
  ];
  for (const control of controls) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
