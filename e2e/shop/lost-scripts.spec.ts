import type { Route } from "@playwright/test";
import { holdScripts } from "../support/interfere.ts";
import {
  expect,
  type Page,
  recordDocuments,
  scrollPosition,
  test,
  waitForHydration,
} from "../support/test.ts";

test.use({
  expectedErrors: /Failed to load|dynamically imported module|module script|MIME type/,
});

const missing = (route: Route) => route.fulfill({ status: 404, body: "Not found" });
const reset = (route: Route) => route.abort("connectionreset");
const captivePortal = (route: Route) =>
  route.fulfill({ contentType: "text/html", body: "<h1>Hi</h1>" });

/** Fails every script that the page has not loaded yet, until the next document is loaded. */
async function loseScripts(page: Page, lose: (route: Route) => Promise<void>): Promise<void> {
  let document = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) document++;
  });
  await page.route("**/*.js", (route) => (document === 0 ? lose(route) : route.continue()));
}

for (const [loss, lose] of [
  ["missing", missing],
  ["cut off by a reset", reset],
  ["a captive portal's page", captivePortal],
] as const) {
  test(`a page whose script is ${loss} is loaded as a document`, async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    await loseScripts(page, lose);
    const documents = recordDocuments(page);
    await page.getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
    await waitForHydration(page);
    expect(documents).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { name: "Trending Products" })).toBeVisible();
  });
}

test("a link with a fragment scrolls to its target", async ({ page }) => {
  await page.goto("/search");
  await waitForHydration(page);
  await page.getByRole("searchbox").fill("xylophone");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await loseScripts(page, missing);
  await page.getByRole("main").getByRole("link", { name: "Trending" }).click();
  await expect(page).toHaveURL("/#trending");
  await expect(page.getByRole("heading", { name: "Trending Products" })).toBeInViewport();
  expect(await scrollPosition(page)).toBeGreaterThan(0);
});

test("a page whose script stays lost is readable, and its links work", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.route("**/*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Shop", exact: true }).first().click();
  await expect(page).toHaveURL("/shop");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
  await page.getByRole("link", { name: "Home Page" }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "Caps", exact: true }).first().click();
  await expect(page).toHaveURL("/categories/caps");
  await expect(page.getByRole("article")).toHaveCount(4);
});

test("the newest of several links wins, even if earlier ones fail later", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const { promise, resolve: fail } = Promise.withResolvers<void>();
  let first = true;
  await page.route("**/*.js", async (route) => {
    if (!first) return route.fallback();
    first = false;
    await promise;
    await route.abort();
  });
  const requested = page.waitForRequest("**/*.js");
  await page.getByRole("link", { name: "Caps", exact: true }).first().click();
  await requested;
  await page.getByRole("link", { name: "Shop", exact: true }).first().click();
  await expect(page).toHaveURL("/shop");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
  const failed = page.waitForEvent("requestfailed");
  fail();
  await failed;
  await expect(page).toHaveURL("/shop");
  await page.getByRole("link", { name: "Home Page" }).click();
  await page.getByRole("link", { name: "Caps", exact: true }).first().click();
  await expect(page).toHaveURL("/categories/caps");
  await expect(page.getByRole("article")).toHaveCount(4);
});

test("while a page's script is loading, a newer address wins", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const release = await holdScripts(page);
  const asked = page.waitForRequest("**/*.js");
  await page.getByRole("link", { name: "Caps", exact: true }).first().click();
  await asked;
  await page.evaluate(() => location.assign("/search"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
});
