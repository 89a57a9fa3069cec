import { holdScripts } from "../support/interfere.ts";
import { shiftsOf } from "../support/layout-shift.ts";
import { headingsSeen, recordHeadings } from "../support/recorded-headings.ts";
import { expect, open, scrollPosition, test, waitForHydration } from "../support/test.ts";

/** The links to what is set up. */
const setUp = ["Shoes 6, 6 products", "Caps 4, 4 products", "Knit socks 4, 4 products", "Search"];

test("any other path is the not-found page in the layout, status 404", async ({ page }) => {
  const main = page.getByRole("main");
  const title = main.getByRole("heading", { level: 1 });
  const text = main.getByText("This page is not yet set up, but I'm working on it!");
  const robots = page.locator("meta[name=robots]");
  for (const path of ["/shop/3", "/categories/shoes/men/more"]) {
    expect((await open(page, path))?.status()).toBe(404);
    await expect(title).toHaveText("Sorry, page not found!");
    await expect(text).toBeVisible();
    await expect(page).toHaveTitle("Page not found, Skærgård");
    await expect(page.locator("title")).toHaveCount(1);
    await expect(robots).toHaveAttribute("content", "noindex");
    await expect(main.getByRole("link")).toHaveText([/Home Page/, ...setUp]);
    await expect(main.locator("img")).toHaveAttribute("fetchpriority", "high");
  }
  // It is at its top after every load.
  await page.setViewportSize({ width: 390, height: 400 });
  for (const path of ["/shop/3", "/shop/3?sort=rating", "/categories/shoes/men/more"]) {
    await open(page, path);
    await page.evaluate(() => scrollTo(0, 200));
    await page.reload();
    await waitForHydration(page);
    expect(await scrollPosition(page), path).toBe(0);
  }
  await main.getByRole("link", { name: "Home Page" }).click();
  await expect(page).toHaveURL("/");
  await expect(robots).toHaveCount(0);
});

test("an address similar to a page's suggests it without a layout shift", async ({ page }) => {
  await page.goto("/categorie/caps/women");
  const main = page.getByRole("main");
  await expect(main.getByRole("link")).toHaveText([/Home Page/, ...setUp, "Caps, women"]);
  expect(await shiftsOf(page)).toEqual([]);
  await main.getByRole("link", { name: "Caps, women" }).press("Enter");
  await expect(page).toHaveURL("/categories/caps/women");
  await page.goto("/categories/Shoes");
  const suggestion = page.getByText("Shoes has a slightly different address.");
  await suggestion.getByRole("link", { name: "Shoes" }).click();
  await expect(page).toHaveURL("/categories/shoes");
});

test("from a list, the last link goes back to the same place in it", async ({ page }) => {
  await open(page, "/categories/shoes?sale=1");
  const card = page.getByRole("link", { name: "Two-Strap Sandal" });
  await card.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(0);
  await card.click();
  const back = page.getByRole("main").getByRole("link").last();
  await expect(back).toHaveText("Back to Shoes");
  await page.reload();
  await expect(back).toHaveText("Back to Shoes");
  expect(await shiftsOf(page)).toEqual([]);
  const entries = await page.evaluate(() => history.length);
  await back.click();
  await expect(page).toHaveURL("/categories/shoes?sale=1");
  await expect(card).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(position);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("an unknown category never flashes the not-found page or its title", async ({ page }) => {
  const release = await holdScripts(page);
  await recordHeadings(page, "title, h1");
  await page.goto("/categories/hats", { waitUntil: "commit" });
  await expect(page.getByRole("banner")).toBeVisible();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  release();
  await waitForHydration(page);
  await expect.poll(async () => (await headingsSeen(page)).at(-1)).toBe("hats, Skærgård,hats");
  expect((await headingsSeen(page)).join()).not.toMatch(/not found/i);
});
