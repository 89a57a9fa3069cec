import { searchMinimumLength } from "../../app/search/search-products.ts";
import { products } from "../../content/products.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

test("each product is found by its name", async ({ page }) => {
  await page.goto("/search");
  await waitForHydration(page);
  const box = page.getByRole("searchbox");
  for (const { name } of products) {
    if (name.length < searchMinimumLength) continue;
    await box.fill(name);
    await box.press("Enter");
    const found = page.getByRole("main").getByRole("article");
    await expect(found.getByRole("link", { name, exact: true }).first()).toBeVisible();
  }
});
