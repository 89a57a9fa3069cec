import { shiftsOf } from "../support/layout-shift.ts";
import { expect, focusInPlace, scrollPosition, test, waitForHydration } from "../support/test.ts";

const undefinedRoutes = [
  "/shop",
  "/shop/3",
  "/contact",
  "/login",
  "/categories",
  "/categories/shoes/men/more",
  "/search/more",
  "/Search",
  "/Categories/shoes",
  "//",
  "/search//",
  "/categories/shoes//",
  "/index.html",
  "/404",
];

test("every undefined route gets the not-found page with status 404", async ({ page, baseURL }) => {
  const pages = new Set<string>();
  for (const path of undefinedRoutes) {
    // `//` alone would name a host.
    const response = await page.request.get(`${baseURL}${path}`);
    expect(response.status(), path).toBe(404);
    pages.add(await response.text());
  }
  expect(pages.size).toBe(1);
});

for (const path of ["/shop/3", "/categories/shoes/men/more", "//"]) {
  test(`${path} shows the not-found page inside the layout`, async ({ page, baseURL }) => {
    const response = await page.goto(`${baseURL}${path}`);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
    await expect(
      main.getByText("This page is not yet set up, but I'm working on it!"),
    ).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page).toHaveTitle("Page not found, Skærgård");
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(main.getByRole("link")).toHaveText([/Home Page/]);
    await main.getByRole("link", { name: "Home Page" }).click();
    await expect(page).toHaveURL("/");
  });
}

test("the not-found page starts at its top", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("/");
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await focusInPlace(page.getByRole("link", { name: "Resume" }).last());
  expect(await scrollPosition(page)).toBe(3000);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("an address similar to a page's suggests that page without a layout shift", async ({
  page,
}) => {
  expect((await page.goto("/categorie/caps/women"))?.status()).toBe(404);
  await expect(page.getByRole("link", { name: "Caps, women" })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
  await expect(main.getByRole("link")).toHaveText([/Home Page/, "Caps, women"]);
  await main.getByRole("link", { name: "Caps, women" }).press("Enter");
  await expect(page).toHaveURL("/categories/caps/women");
});

test("an unknown category suggests a similar one", async ({ page }) => {
  await page.goto("/categories/Shoes");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await page.getByText("Did you mean").getByRole("link", { name: "Shoes" }).click();
  await expect(page).toHaveURL("/categories/shoes");
});
