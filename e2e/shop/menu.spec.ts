import { expect, recordDocuments, test, waitForHydration, type Page } from "../support/test.ts";
import { phone } from "../support/windows.ts";

test.use({ viewport: phone, hasTouch: true, isMobile: true });

function button(page: Page) {
  return page.getByRole("button", { name: "Menu" });
}

function menu(page: Page) {
  return page.getByRole("navigation", { name: "Menu" });
}

test("a tap opens the menu with its four links, one follows a link, another closes it", async ({
  page,
  tap,
}) => {
  await page.goto("/");
  await waitForHydration(page);
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

test("Home in the home page's menu closes the menu and scrolls to the top", async ({
  page,
  tap,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await tap(button(page));
  await tap(menu(page).getByRole("link", { name: "Home" }));
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("by keyboard, Enter and Space open the menu; Escape, and Tab out of it, close it", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await button(page).focus();
  await page.keyboard.press("Space");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "Home" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Enter");
  for (const name of ["Home", "Shop", "Pages", "Resume"]) {
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Browse Project" })).toBeFocused();
  await expect(menu(page)).toHaveCount(0);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a tap outside closes the menu and activates nothing else (motion: ${reducedMotion})`, async ({
    page,
    tap,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/search");
    await waitForHydration(page);
    await tap(button(page));
    await expect(menu(page)).toBeVisible();
    if (reducedMotion === "reduce") await expect(menu(page)).toHaveCSS("translate", "none");
    else await expect(menu(page)).not.toHaveCSS("transition-duration", "0s");
    await tap({ x: 195, y: 800 });
    await expect(menu(page)).toHaveCount(0);
    await expect(page).toHaveURL("/search");
  });
}

test("at every width, the links are either in the bar or in the menu", async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 895, 896, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(width < 896 ? 0 : 1);
    await expect(button(page)).toHaveCount(width < 896 ? 1 : 0);
  }
});
