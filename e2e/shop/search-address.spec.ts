import { delayScripts, holdScripts } from "../support/interfere.ts";
import { shiftsOf } from "../support/layout-shift.ts";
import { expect, recordDocuments, test, waitForHydration, type Page } from "../support/test.ts";

function box(page: Page) {
  return page.getByRole("searchbox");
}

function results(page: Page) {
  return page.getByRole("main").getByRole("article");
}

for (const path of ["/search?q=sandal", "/search/?q=sandal"]) {
  test(`${path} shows its results, and again after a reload`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    for (const visit of ["first", "reload"]) {
      if (visit === "reload") await page.reload();
      await waitForHydration(page);
      await expect(results(page)).toHaveCount(2);
      await expect(box(page)).toHaveValue("sandal");
      await expect(page).toHaveTitle("sandal, search, Skærgård");
      await expect(page.locator("title")).toHaveCount(1);
      await expect(page.getByRole("status")).toHaveText("2 products for “sandal”");
    }
  });
}

test("an empty query in the address counts as a search and finds nothing", async ({ page }) => {
  await page.goto("/search?q=");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(page).toHaveTitle("Search, Skærgård");
});

test("Back and Forward restore queries and results", async ({ page }) => {
  await page.goto("/search");
  await waitForHydration(page);
  const documents = recordDocuments(page);
  await box(page).fill("sandal");
  await box(page).press("Enter");
  await expect(results(page)).toHaveCount(2);
  await box(page).fill("visor");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=visor");
  await expect(results(page).getByRole("heading")).toHaveText([
    "Striped Sun Visor",
    "Round Straw Visor",
  ]);
  await page.goBack();
  await expect(page).toHaveURL("/search?q=sandal");
  await expect(box(page)).toHaveValue("sandal");
  await expect(page.getByRole("status")).toHaveText("2 products for “sandal”");
  await page.goForward();
  await expect(box(page)).toHaveValue("visor");
  await expect(page.getByRole("status")).toHaveText("2 products for “visor”");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/search");
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole("status")).toBeEmpty();
  expect(documents).toEqual([]);
});

test("an address with a query shows the filled-in form at once; only the results wait", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/search?q=sandal", { waitUntil: "commit" });
  await expect(box(page)).toHaveValue("sandal");
  await expect(page.getByRole("contentinfo")).toBeHidden();
  const row = page.getByRole("search").getByRole("button", { name: "Search" });
  const before = await row.boundingBox();
  const background = () =>
    page.getByRole("search").evaluate((form) => getComputedStyle(form).backgroundColor);
  const early = await background();
  await expect(page.getByRole("search").locator("[data-picture]")).toBeHidden();
  release();
  await expect(results(page)).toHaveCount(2);
  expect(await background()).toBe(early);
  expect(await row.boundingBox()).toEqual(before);
  expect(await shiftsOf(page)).toEqual([]);
});

test("without a query, the search page is shown before its scripts arrive", async ({ page }) => {
  await delayScripts(page, 1000);
  await page.goto("/search", { waitUntil: "commit" });
  await expect(page.getByRole("search")).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  await waitForHydration(page);
});
