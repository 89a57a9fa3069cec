import { routes } from "../../app/routes.ts";
import { matchPath } from "../../app/shared/match-path.ts";
import { holdScripts } from "../support/interfere.ts";
import { shiftsOf } from "../support/layout-shift.ts";
import { headingsSeen, recordHeadings } from "../support/recorded-headings.ts";
import { expect, open, scrollPosition, test, waitForHydration } from "../support/test.ts";

/** Linked addresses that have no page yet. */
const notSetUp = ["/shop", "/shop/3", "/contact", "/login"].filter(
  (address) => !routes.some(({ path }) => matchPath(path, address)),
);

test("any other path shows the not-found page in the layout with status 404", async ({ page }) => {
  const main = page.getByRole("main");
  const robots = page.locator("meta[name=robots]");
  for (const path of [...notSetUp, "/unknown", "/categories/shoes/men/more"]) {
    expect((await open(page, path))?.status()).toBe(404);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Sorry, page not found!");
    const text = "This page is not yet set up, but I'm working on it!";
    await expect(main.getByText(text)).toBeVisible();
    await expect(page).toHaveTitle("Page not found, Skærgård");
    await expect(page.locator("title")).toHaveCount(1);
    await expect(robots).toHaveAttribute("content", "noindex");
    for (const name of ["Shoes , 6 products", "Caps , 4 products", "Search"]) {
      await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
  await main.getByRole("link", { name: "Home Page" }).click();
  await expect(page).toHaveURL("/");
  await expect(robots).toHaveCount(0);
});

test("the not-found page starts at the top after a reload", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await open(page, "/unknown/3?sort=rating");
  await page.evaluate(() => scrollTo(0, 200));
  await page.reload();
  await waitForHydration(page);
  expect(await scrollPosition(page)).toBe(0);
});

test.describe(() => {
  // The browser logs this message when an address has malformed percent-encoding.
  test.use({ expectedErrors: /the server responded with a status of 400/ });

  test("odd addresses show the not-found page when loaded and after Back", async ({
    page,
    served,
  }) => {
    for (const path of ["//?utm_source=mail", "//:id", "/categories/%", "/%0A"]) {
      // Opens the full address, because a relative address that begins with "//" names another host.
      await open(page, served.origin + path);
      const heading = page.getByRole("main").getByRole("heading", { level: 1 });
      await expect(heading).toHaveText("Sorry, page not found!");
      await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
      await expect(heading).toHaveText("Search");
      await page.goBack();
      await expect(heading).toHaveText("Sorry, page not found!");
    }
  });
});

test("an address similar to a page's address suggests that page without a layout shift", async ({
  page,
}) => {
  await page.goto("/categorie/caps/women");
  const suggestion = page.getByRole("main").getByRole("link", { name: "Caps, women" });
  await expect(suggestion).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await suggestion.press("Enter");
  await expect(page).toHaveURL("/categories/caps/women");
  await page.goto("/categories/Shoes");
  await page
    .getByText("Shoes is at a slightly different address.")
    .getByRole("link", { name: "Shoes" })
    .click();
  await expect(page).toHaveURL("/categories/shoes");
});

test("after leaving a list, the last link returns to the same position in it", async ({ page }) => {
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
  await expect(card).toBeInViewport();
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
