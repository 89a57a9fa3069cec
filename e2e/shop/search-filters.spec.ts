import { expectListAtTop, gapUnderHeader } from "../support/list-position.ts";
import { expect, open, test } from "../support/test.ts";

test("search results can be filtered and ordered from four on", async ({ page }) => {
  await open(page, "/search?q=rubber&sale=1&sort=price-desc");
  const count = page.getByRole("main").getByRole("status");
  await expect(count).toHaveText("2 products for “rubber”");
  await expect(page).toHaveTitle("rubber: products, on sale, search, Skærgård");
  await expect(page.getByRole("article").getByRole("link")).toHaveText([
    "Fisher Beanie",
    "Two-Strap Sandal",
  ]);
  await page.getByRole("button", { name: "Filter 1 chosen" }).click();
  await expect(page.getByRole("form", { name: "Filter results" })).toBeVisible();
  await page.getByRole("checkbox", { name: /^On sale/ }).click();
  await expect(count).toHaveText("4 products for “rubber”");
  await expect(page).toHaveURL("/search?q=rubber&sort=price-desc");
  await page.getByRole("button", { name: "Show 4 products" }).click();
  await expect(count.getByRole("paragraph")).toBeFocused();
  await expectListAtTop(page);
  // The same search without them is another entry.
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL("/search?q=rubber");
  await page.goBack();
  await expect(page).toHaveURL("/search?q=rubber&sort=price-desc");
  await page.getByRole("searchbox").fill("sandal");
  await page.getByRole("searchbox").press("Enter");
  await expect(count).toHaveText("2 products for “sandal”");
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveCount(0);
  // As from an old bookmark.
  await open(page, "/search?q=rubber&color=rust&sale=1");
  await expect(page.getByRole("region", { name: "No products found" })).toBeVisible();
});

test("the panel's button leads to the list at once (motion: reduce)", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/search?q=rubber");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("button", { name: "Show 4 products" }).click();
  expect(await gapUnderHeader(page)).toBeCloseTo(0, 0);
});
