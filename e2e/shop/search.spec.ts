import { holdScripts } from "../support/interfere.ts";
import { shiftsOf } from "../support/layout-shift.ts";
import { expect, open, type Page, test } from "../support/test.ts";

const label = "Product name or description";
const box = (page: Page) => page.getByRole("searchbox", { name: label });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const results = (page: Page) => page.getByRole("main").getByRole("article");

test("before a search, only the form is shown; Enter searches, typing does not", async ({
  page,
}) => {
  await page.clock.install();
  expect((await open(page, "/search"))?.status()).toBe(200);
  await expect(page.getByRole("main").getByRole("heading")).toHaveText(["Search"]);
  await expect(page).toHaveTitle("Search, Skærgård");
  await expect(status(page)).toHaveCount(0);
  await expect(results(page)).toHaveCount(0);
  await expect(box(page)).toHaveAccessibleDescription("Three characters or more");
  const example = page.getByRole("search").getByRole("link", { name: "brass" });
  await expect(example).toHaveAttribute("href", "/search?q=brass");
  await box(page).pressSequentially("brass");
  await page.clock.fastForward("01:00");
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL("/search");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=brass");
  await expect(results(page)).toHaveCount(3);
  await expect(example).toHaveCount(0);
  await box(page).pressSequentially(" sandal");
  await page.clock.fastForward("01:00");
  await expect(page).toHaveURL("/search?q=brass");
  await expect(results(page)).toHaveCount(3);
});

test("the search box keeps its place and size when a search begins", async ({ page }) => {
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/search");
    const before = await box(page).boundingBox();
    await box(page).fill("sandal");
    await box(page).press("Enter");
    await expect(results(page)).toHaveCount(2);
    expect(await box(page).boundingBox(), `${width} pixels`).toEqual(before);
  }
});

test("the button searches; matches are highlighted in the name or excerpt", async ({ page }) => {
  await open(page, "/search");
  await box(page).fill("  sAnDaL ");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=\+\+sAnDaL\+$/);
  await expect(status(page)).toHaveText("2 products for “sAnDaL”");
  await expect(page).toHaveTitle("Search: sAnDaL, Skærgård");
  await expect(page.locator("title")).toHaveCount(1);
  const byName = results(page).filter({ hasText: "Two-Strap Sandal" });
  await expect(byName.locator("mark")).toHaveText(["Sandal"]);
  await expect(byName.getByText("woven rope")).toHaveCount(0);
  const byDescription = results(page).filter({ hasText: "Quilted Felt Slipper" });
  await expect(byDescription.getByText("dense 240-gram felt")).toBeVisible();
  await expect(byDescription.locator("mark")).toHaveText(["sandal"]);
  await box(page).fill("50% Silk & More");
  await box(page).press("Enter");
  await expect(status(page)).toHaveText("1 product for “50% Silk & More”");
  await expect(box(page)).toHaveValue("50% Silk & More");
});

test("the header's link focuses the search box; other capitals and spaces repeat a search", async ({
  page,
}) => {
  await open(page, "/shop");
  const link = page.getByRole("banner").getByRole("link", { name: "Search" });
  await link.click();
  await expect(page).toHaveURL("/search");
  await expect(box(page)).toBeFocused();
  // A query that differs only in capitals or in a trailing space repeats the search. Phone keyboards add this space.
  for (const words of ["sandal", "Sandal ", "sandal"]) {
    await box(page).fill(words);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: words })}`);
  }
  await expect(results(page)).toHaveCount(2);
  await link.press("Enter");
  await expect(page).toHaveURL("/search?q=sandal");
  await expect(box(page)).toBeFocused();
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toBe("sandal");
  await page.goBack();
  await expect(page).toHaveURL("/search");
  await page.goBack();
  await expect(page).toHaveURL("/shop");
});

test("repeating a search keeps focus, announces the result again and adds no history entry", async ({
  page,
}) => {
  await open(page, "/search?utm_source=letter&q=sandal");
  const entries = await page.evaluate(() => history.length);
  const announced = status(page).locator("span");
  const first = await announced.elementHandle();
  await box(page).press("Enter");
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(announced).toHaveText("2 products for “sandal”");
  await expect(box(page)).toBeFocused();
  await expect(page).toHaveURL("/search?q=sandal");
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("before scripts run, a search shows its form, fetches no pictures and shifts nothing", async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/images/")) pictures.push(request.url());
  });
  const release = await holdScripts(page);
  await page.goto("/search?q=sandal", { waitUntil: "commit" });
  await expect(box(page)).toHaveValue("sandal");
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await page.evaluate(() => document.fonts.ready);
  const button = page.getByRole("search").getByRole("button", { name: "Search" });
  const before = await button.boundingBox();
  expect(pictures).toEqual([]);
  release();
  await expect(results(page)).toHaveCount(2);
  expect(await button.boundingBox()).toEqual(before);
  expect(await shiftsOf(page)).toEqual([]);
});
