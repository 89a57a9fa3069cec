import { expect, test, waitForScript } from "./test.ts";

const undefinedRoutes = ["/shop", "/shop/3", "/contact", "/login", "/categories", "/search/more"];

for (const path of undefinedRoutes) {
  test(`${path} is answered with 404 and the not-found page inside the layout`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForScript(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
    await expect(
      page.getByText("This page is not yet set up, but I'm working on it!"),
    ).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).toHaveTitle("Page not found, Hemline");
    await page.getByRole("main").getByRole("link", { name: "Home Page" }).click();
    await expect(page).toHaveURL("/");
  });
}
