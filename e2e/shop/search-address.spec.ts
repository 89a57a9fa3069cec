import { delayScripts } from "../support/interfere.ts";
import { expect, recordDocuments, test, waitForHydration, type Page } from "../support/test.ts";

function box(page: Page) {
  return page.getByRole("searchbox");
}

function results(page: Page) {
  return page.getByRole("main").getByRole("article");
}

for (const path of ["/search?q=sandal", "/search/?q=sandal"]) {
  test(`${path} opens on its results, and again after a reload`, async ({ page }) => {
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

test("an address with an empty search has been searched, and finds nothing", async ({ page }) => {
  await page.goto("/search?q=");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(page).toHaveTitle("Search, Skærgård");
});

test("Back and Forward bring back the words and what they found", async ({ page }) => {
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

test("an address with a search never shows the start of the search on the way", async ({
  page,
}) => {
  await delayScripts(page, 400);
  await page.addInitScript(() => {
    requestAnimationFrame(function look() {
      const form = document.querySelector("form[role=search]");
      if (form?.checkVisibility({ visibilityProperty: true })) {
        const searched = document.querySelector("article") !== null;
        const seen = sessionStorage.getItem("seen") ?? "";
        sessionStorage.setItem("seen", `${seen}${searched ? "results " : "start "}`);
      }
      requestAnimationFrame(look);
    });
  });
  await page.goto("/search?q=sandal");
  await expect(results(page)).toHaveCount(2);
  const seen = () => page.evaluate(() => sessionStorage.getItem("seen") ?? "");
  await expect.poll(seen).toContain("results");
  expect(await seen()).not.toContain("start");
});

test("without a search the start is shown before the scripts come", async ({ page }) => {
  await delayScripts(page, 1000);
  await page.goto("/search", { waitUntil: "commit" });
  await expect(page.getByRole("search")).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  await waitForHydration(page);
});
