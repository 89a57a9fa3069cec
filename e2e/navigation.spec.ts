import {
  expect,
  focusInPlace,
  recordDocuments,
  scrollPosition,
  test,
  waitForScript,
} from "./test.ts";

const everyPage = [
  "/",
  "/categories/clothes",
  "/categories/hats",
  "/search",
  "/search?q=shirt",
  "/shop",
];

test("the bar's links carry the addresses of the shop", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(["Home", "Shop", "Pages", "Resume"]);
  for (const [index, path] of ["/", "/shop", "/", "/contact"].entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", path);
  }
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Search" })).toHaveAttribute("href", "/search");
  await expect(bar.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  await expect(bar.getByRole("link", { name: "Hemline, home" })).toHaveAttribute("href", "/");
});

for (const path of everyPage) {
  test(`on ${path} the cart holds nothing, and pressing it changes nothing`, async ({ page }) => {
    await page.goto(path);
    await waitForScript(page);
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
  });
}

test("only Home is ever the current page of the bar", async ({ page }) => {
  const current = page.getByRole("banner").locator("[aria-current]:visible");
  await page.goto("/");
  await waitForScript(page);
  await expect(current).toHaveText(["Home"]);
  await expect(current).toHaveAttribute("aria-current", "page");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(current).toHaveCount(0);
  for (const path of everyPage.slice(1)) {
    await page.goto(path);
    await waitForScript(page);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(current).toHaveCount(0);
  }
});

test("the skip link is the first stop and leads past the bar", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
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

test("a new page begins at the top, with the focus on its heading", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  const documents = recordDocuments(page);
  const link = page.getByRole("link", { name: "Straight-Leg Jeans" });
  await link.scrollIntoViewIfNeeded();
  expect(await scrollPosition(page)).toBeGreaterThan(500);
  await link.click();
  const heading = page.getByRole("heading", { level: 1, name: "Sorry, page not found!" });
  await expect(heading).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeFocused();
  expect(documents).toEqual([]);
});

test("a link to the very page leads to its top, with the focus on its heading", async ({
  page,
}) => {
  await page.goto("/");
  await waitForScript(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true });
  await link.focus();
  expect(await scrollPosition(page)).toBeGreaterThan(500);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("the same words searched for again leave the focus in the box", async ({ page }) => {
  await page.goto("/search?q=shirt");
  await waitForScript(page);
  const box = page.getByRole("searchbox");
  await box.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(box).toBeFocused();
});

test("Back and Forward bring back the position on both pages", async ({ page }) => {
  await page.goto("/");
  await waitForScript(page);
  const link = page.getByRole("link", { name: "Straight-Leg Jeans" });
  await link.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  await link.click();
  await expect(page).toHaveURL("/shop/3");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrollPosition(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL("/shop/3");
  await expect.poll(() => scrollPosition(page)).toBe(200);
});

test("a changed gender begins at the top, with the focus on the heading", async ({ page }) => {
  await page.goto("/categories/clothes");
  await waitForScript(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  const women = page
    .getByRole("navigation", { name: "Gender" })
    .getByRole("link", { name: /^Women/ });
  await focusInPlace(women);
  expect(await scrollPosition(page)).toBe(700);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/categories/clothes/women");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/categories/clothes");
  await expect.poll(() => scrollPosition(page)).toBe(700);
});

test("a changed category begins at the top, with the focus on the heading", async ({ page }) => {
  await page.goto("/categories/clothes/kids");
  await waitForScript(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  await focusInPlace(page.getByRole("main").getByRole("link", { name: "Accessories" }));
  expect(await scrollPosition(page)).toBe(300);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/categories/accessories");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("accessories");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});
