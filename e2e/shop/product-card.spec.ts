import { expect, open, type Page, test } from "../support/test.ts";

const boot = (page: Page) => page.getByRole("article").filter({ hasText: "Knee-High Boot" });

test("a card shows picture, prices, discount, rating and color but neither author nor description", async ({
  page,
}) => {
  await open(page, "/categories/shoes");
  const card = boot(page);
  await expect(card.locator("img")).toBeVisible();
  await expect(card.getByText("Price $96 was $128")).toBeVisible();
  await expect(card.locator("s")).toHaveText("was $128");
  await expect(card.locator("s")).toHaveCSS("text-decoration-line", "line-through");
  await expect(card.getByText("25% off")).toBeVisible();
  await expect(card.getByRole("img", { name: "Rated 4.7 out of 5" })).toBeVisible();
  await expect(card.getByText("4.7", { exact: true })).toBeVisible();
  await expect(card.getByText("Moss")).toBeVisible();
  await expect(page.getByText("admin")).toHaveCount(0);
  await expect(page.getByText("Vulcanised in one piece")).toHaveCount(0);
});

test("a click anywhere on a card follows its only link", async ({ page }) => {
  await open(page, "/categories/shoes");
  await expect(boot(page).getByRole("link")).toHaveText(["Knee-High Boot"]);
  await boot(page).click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL("/shop/4");
});

for (const [what, options, scale, width] of [
  // Twice the size of the card. At rest, the card shows this bulky boot at 0.73 of its size.
  ["zooms in and loads a sharper file", {}, "2.73973", 640],
  [
    "does not zoom with reduced motion",
    { contextOptions: { reducedMotion: "reduce" } },
    "none",
    480,
  ],
  ["does not zoom on a touch screen", { hasTouch: true, isMobile: true }, "none", 480],
] as const) {
  test.describe(() => {
    test.use({ viewport: { width: 1280, height: 800 }, ...options });

    test(`the picture of a hovered or focused card ${what}`, async ({ page }) => {
      await open(page, "/categories/shoes");
      const picture = boot(page).locator("img");
      const footer = page.getByRole("contentinfo");
      const before = await footer.boundingBox();
      await boot(page).hover();
      await expect(picture).toHaveCSS("scale", scale);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
        .toContain(`product-png-${width}`);
      await page.mouse.move(0, 0);
      await expect(picture).toHaveCSS("scale", "none");
      await page.keyboard.press("Tab");
      await boot(page).getByRole("link").focus();
      await expect(picture).toHaveCSS("scale", scale);
      // The footer would move if the card or another part of the page changed its height.
      const scrolled = await page.evaluate(() => scrollY);
      expect(((await footer.boundingBox())?.y ?? 0) + scrolled).toBe(before?.y);
    });
  });
}
