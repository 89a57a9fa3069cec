import { expect, focusInPlace, scrollPosition, test, waitForScript } from "./test.ts";

const undefinedRoutes = [
  "/shop",
  "/shop/3",
  "/contact",
  "/login",
  "/categories",
  "/categories/clothes/men/more",
  "/search/more",
  "/Search",
  "/Categories/clothes",
  "//",
  "/search//",
  "/categories/clothes//",
  "/index.html",
  "/404",
];

for (const path of undefinedRoutes) {
  test(`${path} is answered with 404 and the not-found page inside the layout`, async ({
    page,
    baseURL,
  }) => {
    // `//` alone would name a host.
    const response = await page.goto(`${baseURL}${path}`);
    expect(response?.status()).toBe(404);
    await waitForScript(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
    await expect(
      page.getByText("This page is not yet set up, but I'm working on it!"),
    ).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).toHaveTitle("Page not found, Hemline");
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.getByRole("main").getByRole("link", { name: "Home Page" }).click();
    await expect(page).toHaveURL("/");
  });
}

test("the not-found page is shown from its top", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("/");
  await waitForScript(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await focusInPlace(page.getByRole("link", { name: "Resume" }).last());
  expect(await scrollPosition(page)).toBe(3000);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
  await expect.poll(() => scrollPosition(page)).toBe(0);
});
