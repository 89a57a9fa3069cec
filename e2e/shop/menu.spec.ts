import { expect, open, phone, scrollPosition, test } from "../support/test.ts";

test.use({ viewport: phone, hasTouch: true, isMobile: true });

test("a tap opens the menu; its button, Escape or a tap outside closes it", async ({ page }) => {
  await open(page, "/");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toHaveCount(0);
  await button.tap();
  await expect(menu.locator("[aria-current=page]")).toHaveText(["Home"]);
  await button.tap();
  await expect(menu).toHaveCount(0);

  await button.tap();
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();

  // A tap outside closes the menu without following the link at that point.
  await button.tap();
  await expect(menu).toBeVisible();
  const card = page.getByRole("article").first();
  await card.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await page.touchscreen.tap(100, phone.height - 50);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test("a menu link closes the menu and leads to the top of its page", async ({ page }) => {
  await open(page, "/");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await page.evaluate(() => scrollTo(0, 900));
  await button.tap();
  await menu.getByRole("link", { name: "Home" }).tap();
  await expect(menu).toHaveCount(0);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await button.tap();
  await menu.getByRole("link", { name: "Resume" }).tap();
  await expect(page).toHaveURL("/contact");
  await expect(menu).toHaveCount(0);
});

test("the menu scrolls in a short window", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Menu" }).tap();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await page.setViewportSize({ width: 640, height: 240 });
  const last = menu.getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
