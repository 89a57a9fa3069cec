import { expect, open, type Page, phone, recordDocuments, test } from "../support/test.ts";

test.use({ viewport: phone, hasTouch: true, isMobile: true });

function button(page: Page) {
  return page.getByRole("button", { name: "Menu" });
}

function menu(page: Page) {
  return page.getByRole("navigation", { name: "Menu" });
}

test("a tap opens the menu, follows one of its four links, closes it", async ({ page, tap }) => {
  await open(page, "/");
  const documents = recordDocuments(page);
  await expect(menu(page)).toHaveCount(0);
  await tap(button(page));
  const links = menu(page).getByRole("link");
  await expect(links).toHaveText(["Home", "Shop", "Pages", "Resume"]);
  for (const [index, path] of ["/", "/shop", "/", "/contact"].entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", path);
  }
  await expect(links.and(page.locator("[aria-current=page]"))).toHaveText(["Home"]);
  await tap(links.filter({ hasText: "Resume" }));
  await expect(page).toHaveURL("/contact");
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tap(button(page));
  await expect(links).toHaveCount(4);
  await expect(links.and(page.locator("[aria-current=page]"))).toHaveCount(0);
  await tap(button(page));
  await expect(menu(page)).toHaveCount(0);
  expect(documents).toEqual([]);
});

test("Home in the home page's menu closes it and scrolls to the top", async ({ page, tap }) => {
  await open(page, "/");
  await page.evaluate(() => window.scrollTo(0, 900));
  await tap(button(page));
  await tap(menu(page).getByRole("link", { name: "Home" }));
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a tap outside closes the menu alone (motion: ${reducedMotion})`, async ({ page, tap }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, "/search");
    await tap(button(page));
    await expect(menu(page)).toBeVisible();
    if (reducedMotion === "reduce") await expect(menu(page)).toHaveCSS("translate", "none");
    else await expect(menu(page)).not.toHaveCSS("transition-duration", "0s");
    await tap({ x: 195, y: 800 });
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL("/search");
  });
}
