import { holdScripts, showPendingPageAfter } from "../support/interfere.ts";
import { expect, test, waitForHydration } from "../support/test.ts";
import { phone } from "../support/windows.ts";

test.use({ viewport: phone });

test("check boxes and an order changed before hydration are applied after it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/categories/shoes", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Order" }).selectOption("Price, low to high");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: /^Boots/ }).check();
  await page.getByRole("checkbox", { name: /^Clogs/ }).check();
  await page.getByRole("checkbox", { name: /^Mules/ }).check();
  await page.getByRole("checkbox", { name: /^Mules/ }).uncheck();
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL("/categories/shoes?type=boots&type=clogs&sort=price-asc");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("price-asc");
  await page.getByRole("button", { name: "Show 2 products" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("filters submitted before hydration keep the order", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/categories/shoes", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Order" }).selectOption("Price, low to high");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: /^Boots/ }).check();
  await page.getByRole("button", { name: /^Show/ }).click();
  await expect(page).toHaveURL("/categories/shoes?type=boots&sort=price-asc");
  release();
  await waitForHydration(page);
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("a gender link followed before hydration keeps ticked filters", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/categories/shoes", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: /^Mules/ }).check();
  await page.keyboard.press("Escape");
  const genders = page.getByRole("navigation", { name: "Gender" });
  await genders.getByRole("link", { name: /^Women/ }).click();
  release();
  await expect(page).toHaveURL("/categories/shoes/women?type=mules");
  await waitForHydration(page);
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("if scripts never arrive, a gender link still works", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/categories/shoes", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: /^Mules/ }).check();
  await page.keyboard.press("Escape");
  const genders = page.getByRole("navigation", { name: "Gender" });
  await genders.getByRole("link", { name: /^Women/ }).click();
  await expect(page).toHaveURL("/categories/shoes/women?type=mules");
});

test("Show More and Pause pressed before hydration take effect after it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Show More" }).click();
  release();
  await waitForHydration(page);
  const trending = page.getByRole("region", { name: "Trending Products" });
  await expect(trending.getByRole("article").nth(8).getByRole("link")).toBeFocused();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
});

test("text typed before hydration stays, over an earlier query and after Back, too", async ({
  page,
}) => {
  await showPendingPageAfter(page, 0);
  const release = await holdScripts(page);
  await page.goto("/search?q=sandal", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("visor");
  release();
  await waitForHydration(page);
  await expect(page.getByRole("searchbox")).toHaveValue("visor");
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("visor");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("article")).toHaveCount(2);
});

test("returning to a document with ticked boxes adds no history entry", async ({ page }) => {
  await page.goto("/categories/shoes");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: /^Boots/ }).check();
  await expect(page).toHaveURL("/categories/shoes?type=boots");
  const steps = await page.evaluate(() => history.length);
  await page.goto("/contact");
  const release = await holdScripts(page);
  await page.goBack({ waitUntil: "commit" });
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL("/categories/shoes?type=boots");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.locator("#filters :checked")).toHaveCount(1);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goForward();
  await expect(page).toHaveURL("/contact");
});
