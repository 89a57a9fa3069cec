import { expect, focusInPlace, test, waitForHydration } from "../support/test.ts";

const everyPage = [
  "/",
  "/categories/shoes",
  "/categories/hats",
  "/search",
  "/search?q=sandal",
  "/shop",
];

test("the links of the bar have the shop's addresses", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(["Home", "Shop", "Pages", "Resume"]);
  for (const [index, path] of ["/", "/shop", "/", "/contact"].entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", path);
  }
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Search" })).toHaveAttribute("href", "/search");
  await expect(bar.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  await expect(bar.getByRole("link", { name: "Skærgård, home" })).toHaveAttribute("href", "/");
});

test("on every page, the cart is empty, and pressing it changes nothing", async ({ page }) => {
  for (const path of everyPage) {
    await page.goto(path);
    await waitForHydration(page);
    const cart = page.getByRole("banner").getByRole("button", { name: "Cart, 0 items" });
    await expect(cart).toHaveText("0");
    const before = await page.getByRole("main").innerText();
    await cart.click();
    await focusInPlace(cart);
    await page.keyboard.press("Enter");
    await expect(cart).toHaveText("0");
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    if (path !== "/") expect(await page.getByRole("main").innerText()).toBe(before);
  }
});

test("only Home is ever the current page of the bar", async ({ page }) => {
  const current = page.getByRole("banner").locator("[aria-current]:visible");
  await page.goto("/");
  await waitForHydration(page);
  await expect(current).toHaveText(["Home"]);
  await expect(current).toHaveAttribute("aria-current", "page");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(current).toHaveCount(0);
  for (const path of everyPage.slice(1)) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(current).toHaveCount(0);
  }
});

test("the skip link is the first tab stop and skips the bar", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Browse Project" })).toBeFocused();
});
