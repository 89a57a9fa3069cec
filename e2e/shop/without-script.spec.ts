import { posts } from "../support/fixture-shop/content/posts.ts";
import { services } from "../support/fixture-shop/content/services.ts";
import { site } from "../support/fixture-shop/content/site.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript, every section of the home page is readable", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.title);
  const main = page.getByRole("main");
  await expect(main.getByRole("region")).toHaveCount(7);
  await expect(main.getByText("MongoDB · Express · React · Node")).toBeVisible();
  const explore = page.getByRole("region", { name: "Explore" });
  await expect(explore.getByRole("link")).toHaveCount(4);
  const departments = page.getByRole("region", { name: "Departments" });
  await expect(departments.getByRole("heading", { level: 3 })).toHaveText([
    "Men",
    "Women",
    "Home/Decor",
  ]);
  const trending = page.getByRole("region", { name: "Trending Products" });
  await expect(trending.getByRole("article")).toHaveCount(8);
  await expect(page.getByRole("heading", { name: /^Up to 50% off/ })).toBeVisible();
  for (const { title } of [...services, ...posts]) {
    await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByText(site.footer.copyright)).toBeVisible();
});

test("without JavaScript, controls that need it are hidden", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Trending Products" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show More" })).toHaveCount(0);
  await expect(page.getByRole("timer")).toHaveCount(0);
});

test("without JavaScript, a category lists all its products, and its links work", async ({
  page,
}) => {
  const response = await page.goto("/categories/shoes");
  expect(response?.status()).toBe(200);
  const products = page.getByRole("main").getByRole("article");
  await expect(products.getByRole("link")).toHaveCount(6);
  await expect(page.getByRole("status")).toHaveText("6 products");
  await page
    .getByRole("navigation", { name: "Gender" })
    .getByRole("link", { name: /^Men/ })
    .click();
  await expect(page).toHaveURL("/categories/shoes/men");
  await expect(products.getByRole("link")).toHaveText(["Two-Strap Sandal", "Cork Garden Mule"]);
  await expect(products.getByText("Price $68", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Filter" })).toBeHidden();
  await expect(page.getByRole("combobox")).toBeHidden();
});

test("without JavaScript, the search page says why it cannot work and links to categories", async ({
  page,
}) => {
  const response = await page.goto("/search");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  await expect(page.getByText(/Search works with JavaScript/)).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByRole("search").getByRole("button")).toHaveCount(0);
  await page.getByRole("search").getByRole("link", { name: "Caps" }).click();
  await expect(page).toHaveURL("/categories/caps");
});

test("with JavaScript, that sentence is hidden", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: true });
  await page.goto(`${baseURL}/search`);
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(page.getByText(/Search works with JavaScript/)).toBeHidden();
  await page.close();
});

test("without JavaScript, /shop is the not-found page with a link home", async ({ page }) => {
  const response = await page.goto("/shop");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
  await page.getByRole("link", { name: "Home Page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.title);
});

test("without JavaScript, the menu opens on a phone, and its links work", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link")).toHaveCount(4);
  await menu.getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
});
