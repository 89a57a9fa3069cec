import { expect, phone, test } from "../support/test.ts";
import { footer } from "../test-shops/fixture/footer.ts";
import { site } from "../test-shops/fixture/site.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript, the home page is readable and hides controls that cannot work", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.title);
  const main = page.getByRole("main");
  const trending = page.getByRole("region", { name: "Trending Products" });
  await expect(trending.getByRole("article")).toHaveCount(8);
  const deal = page.getByRole("heading", { name: /^Up to 50% off until/ });
  await expect(deal).toHaveText("Up to 50% off until further notice", { useInnerText: true });
  await expect(page.getByText(footer.copyright)).toBeVisible();
  await expect(page.getByRole("button", { name: /Show More|Pause/ })).toHaveCount(0);
  await expect(page.getByRole("timer")).toHaveCount(0);
  // Browse is not a link here, because without scripts its "#" would jump to the top.
  const cards = page.getByRole("region", { name: "Departments" });
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(["Men", "Women", "Home/Decor"]);
  await expect(cards.getByRole("link")).toHaveCount(0);
  await expect(main.locator("a[href*='?']").filter({ visible: true })).toHaveCount(0);
});

test("without JavaScript, links lead from page to page", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/categories/shoes");
  const products = page.getByRole("main").getByRole("article");
  await expect(page.getByRole("status")).toHaveText("6 products");
  await expect(page.getByRole("button", { name: "Filter" })).toBeHidden();
  await expect(page.getByRole("combobox")).toBeHidden();
  await page.getByRole("link", { name: /^Men/ }).click();
  await expect(page).toHaveURL("/categories/shoes/men");
  await expect(products.getByRole("link")).toHaveText(["Two-Strap Sandal", "Cork Garden Mule"]);
  await expect(products.getByText("Price $68", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  await page
    .getByRole("navigation", { name: "Menu" })
    .getByRole("link", { name: "Resume" })
    .click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
  await page.getByRole("link", { name: "Home Page" }).click();
  await expect(page).toHaveURL("/");
});

test("without JavaScript, the search page says why it cannot work", async ({ page }) => {
  await page.goto("/search");
  await expect(page.getByText(/Search works with JavaScript/)).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByRole("search").getByRole("button")).toHaveCount(0);
  await page.getByRole("search").getByRole("link", { name: "Caps" }).click();
  await expect(page).toHaveURL("/categories/caps");
});
