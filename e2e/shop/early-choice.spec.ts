import { holdScripts } from "../support/interfere.ts";
import { expect, test, waitForHydration } from "../support/test.ts";
import { phone } from "../support/windows.ts";

test.use({ viewport: phone });

test("boxes ticked and an order chosen before hydration are applied after it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/categories/shoes", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Order" }).selectOption("Price, low to high");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: /^Boots/ }).check();
  await page.getByRole("checkbox", { name: /^Clogs/ }).check();
  release();
  await waitForHydration(page);
  await expect(page).toHaveURL("/categories/shoes?type=boots&type=clogs&sort=price-asc");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("price-asc");
  await page.getByRole("button", { name: "Show 2 products" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL("/categories/shoes");
  await expect(page.getByRole("article")).toHaveCount(6);
});

test("coming back to a document whose boxes the browser ticks by itself adds no step", async ({
  page,
}) => {
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
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goForward();
  await expect(page).toHaveURL("/contact");
});
