import { holdScripts } from "./interfere.ts";
import { expect, test, waitForScript } from "./test.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("what is ticked and ordered before any script has run is chosen once it comes", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/categories/clothes", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Order" }).selectOption("Price, low to high");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: /^Dresses/ }).check();
  await page.getByRole("checkbox", { name: /^Jeans/ }).check();
  release();
  await waitForScript(page);
  await expect(page).toHaveURL("/categories/clothes?type=dresses&type=jeans&sort=price-asc");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("price-asc");
  await page.getByRole("button", { name: "Show 2 products" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL("/categories/clothes");
  await expect(page.getByRole("article")).toHaveCount(6);
});

test("coming back to a document whose boxes the browser ticks by itself adds no step", async ({
  page,
}) => {
  await page.goto("/categories/clothes");
  await waitForScript(page);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: /^Dresses/ }).check();
  await expect(page).toHaveURL("/categories/clothes?type=dresses");
  const steps = await page.evaluate(() => history.length);
  await page.goto("/contact");
  const release = await holdScripts(page);
  await page.goBack({ waitUntil: "commit" });
  release();
  await waitForScript(page);
  await expect(page).toHaveURL("/categories/clothes?type=dresses");
  await expect(page.getByRole("article")).toHaveCount(1);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goForward();
  await expect(page).toHaveURL("/contact");
});
