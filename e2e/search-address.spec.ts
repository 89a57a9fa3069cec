import { delayScripts } from "./interfere.ts";
import { expect, recordDocuments, scrollPosition, test, waitForScript, type Page } from "./test.ts";

function box(page: Page) {
  return page.getByRole("searchbox");
}

function results(page: Page) {
  return page.getByRole("main").getByRole("article");
}

for (const path of ["/search?q=shirt", "/search/?q=shirt"]) {
  test(`${path} opens on its results, and again after a reload`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    for (const visit of ["first", "reload"]) {
      if (visit === "reload") await page.reload();
      await waitForScript(page);
      await expect(results(page)).toHaveCount(2);
      await expect(box(page)).toHaveValue("shirt");
      await expect(page).toHaveTitle("shirt, search, Hemline");
      await expect(page.locator("title")).toHaveCount(1);
      await expect(page.getByRole("status")).toHaveText("2 products for “shirt”");
    }
  });
}

test("an address with an empty search has been searched, and finds nothing", async ({ page }) => {
  await page.goto("/search?q=");
  await waitForScript(page);
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(page).toHaveTitle("Search, Hemline");
});

test("Back and Forward bring back the words and what they found", async ({ page }) => {
  await page.goto("/search");
  await waitForScript(page);
  const documents = recordDocuments(page);
  await box(page).fill("shirt");
  await box(page).press("Enter");
  await expect(results(page)).toHaveCount(2);
  await box(page).fill("sunglasses");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=sunglasses");
  await expect(results(page).getByRole("heading")).toHaveText([
    "Tortoiseshell Sunglasses",
    "Round Wire Sunglasses",
  ]);
  await page.goBack();
  await expect(page).toHaveURL("/search?q=shirt");
  await expect(box(page)).toHaveValue("shirt");
  await expect(page.getByRole("status")).toHaveText("2 products for “shirt”");
  await page.goForward();
  await expect(box(page)).toHaveValue("sunglasses");
  await expect(page.getByRole("status")).toHaveText("2 products for “sunglasses”");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/search");
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole("status")).toBeEmpty();
  expect(documents).toEqual([]);
});

test("Back from a product finds the results again, at the same place", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 600 });
  await page.goto("/search?q=the");
  await waitForScript(page);
  const last = results(page).last().getByRole("link");
  await last.scrollIntoViewIfNeeded();
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
  await page.goBack();
  await expect(box(page)).toHaveValue("the");
  await expect.poll(() => scrollPosition(page)).toBe(before);
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
  await page.goto("/search?q=shirt");
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
  await waitForScript(page);
});
