import { expect, open, phone, recordDocuments, test, waitForHydration } from "../support/test.ts";

test.use({ viewport: phone });

// In browsers without the Navigation API or its precommit handlers, each link loads a document.
for (const lacking of ["navigation", "NavigationPrecommitController"] as const) {
  test.describe(`without ${lacking}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((name) => Reflect.deleteProperty(window, name), lacking);
    });

    test("links, filters and sorting load documents", async ({ page }) => {
      await open(page, "/");
      expect(await page.evaluate((name) => name in window, lacking)).toBe(false);
      const documents = recordDocuments(page);
      await page
        .getByRole("main")
        .getByRole("link", { name: /^Shoes/ })
        .first()
        .click();
      await expect(page).toHaveURL("/categories/shoes");
      await page.getByRole("button", { name: "Filter" }).click();
      await page.getByRole("checkbox", { name: /^Clogs/ }).click();
      await expect(page).toHaveURL("/categories/shoes?type=clogs");
      await waitForHydration(page);
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.getByRole("link", { name: "Clear all" }).click();
      await expect(page).toHaveURL("/categories/shoes");
      await page.getByRole("combobox", { name: "Sort by" }).selectOption("price-asc");
      await expect(page).toHaveURL("/categories/shoes?sort=price-asc");
      await page.goBack();
      await waitForHydration(page);
      await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("featured");
      expect(documents).toHaveLength(5);
    });

    test("the header's link focuses the search box, and a search has its own address", async ({
      page,
    }) => {
      await open(page, "/");
      await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
      await expect(page).toHaveURL(/\/search/);
      const box = page.getByRole("searchbox");
      await expect(box).toBeFocused();
      await box.fill("sandal");
      await box.press("Enter");
      await expect(page).toHaveURL("/search?q=sandal");
      await expect(page.getByRole("article")).toHaveCount(2);
      await expect(box).toHaveValue("sandal");
    });

    test("a reload keeps the products revealed by Show More", async ({ page }) => {
      await open(page, "/");
      const articles = page.getByRole("region", { name: "Trending Products" }).getByRole("article");
      await page.getByRole("button", { name: "Show More" }).click();
      await expect(articles).toHaveCount(12);
      await page.reload();
      await expect(articles).toHaveCount(12);
    });
  });
}
