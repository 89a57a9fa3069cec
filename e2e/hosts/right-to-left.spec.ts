import { site } from "../support/hebrew-shop/content/site.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ shop: "hebrewShop" });

for (const width of [390, 1440]) {
  test(`at ${width} px a Hebrew shop runs from right to left and fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/categories/בגדים", "/search?q=צמר", "/shop"]) {
      await open(page, path);
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
    const logo = page.getByRole("banner").getByRole("link", { name: site.name });
    const search = page.getByRole("banner").getByRole("link", { name: "חיפוש" });
    expect((await logo.boundingBox())?.x).toBeGreaterThan((await search.boundingBox())?.x ?? 0);
  });
}

test("arrows point to the left, and figures read from left to right", async ({ page }) => {
  await open(page, "/");
  const button = page.getByRole("link", { name: "לחנות" });
  await expect(button.locator("svg")).toHaveCSS("scale", "-1 1");
  const days = page.getByRole("timer").getByRole("definition").first();
  const read = (await days.textContent()) ?? "";
  expect(read).toMatch(/^\d\d$/);
  const drawn = days.locator("[data-figure]");
  await expect(drawn).toHaveAttribute("data-figure", read);
  await expect(drawn).toHaveCSS("direction", "ltr");
});

test("its texts may allow shorter queries", async ({ page }) => {
  await open(page, "/search?q=קל");
  await expect(page.getByRole("status")).toHaveText("מוצר אחד עבור „קל”");
});

test("its ids, headings, plural forms, prices and font are Hebrew", async ({ page }) => {
  expect((await open(page, "/categories/בגדים/גברים"))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("בגדים");
  await expect(page).toHaveTitle(`בגדים, גברים, ${site.name}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toContainText("גברים, שני מוצרים");
  await expect(main.getByRole("link", { name: /^נשים/ })).toHaveAccessibleName(
    /^נשים ?, מוצר אחד$/,
  );
  await main.getByRole("link", { name: /^הכול/ }).click();
  await expect(main.getByRole("status")).toHaveText("4 מוצרים");
  const current = page.getByRole("banner").getByRole("link", { name: "בגדים" });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(main.locator("bdi").first()).toHaveText(/^\u200F189\.90\u00A0\u200F₪$/);
  expect(await page.evaluate(() => document.fonts.check("500 1rem Heebo", "א"))).toBe(true);
});
