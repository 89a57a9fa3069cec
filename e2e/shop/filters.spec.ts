import { expect, type Page, test, waitForHydration } from "../support/test.ts";
import { phone, windows } from "../support/windows.ts";

const count = (page: Page) => page.getByRole("main").getByRole("status");
const names = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" });

for (const [name, viewport] of windows) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("by pointer: a tick applies at once and is announced, and every count is accurate", async ({
      page,
    }) => {
      await page.goto("/categories/shoes");
      await waitForHydration(page);
      const button = page.getByRole("button", { name: "Filter" });
      await button.click();
      const panel = page.getByRole("form", { name: "Filter Shoes" });
      await expect(panel.getByRole("group")).toHaveCount(2);
      await expect(panel.getByRole("group", { name: "Color" })).toHaveCount(0);

      const mules = panel.getByRole("checkbox", { name: "Mules, 2 products" });
      await mules.click();
      await expect(mules).toBeChecked();
      await expect(mules).toBeFocused();
      await expect(count(page)).toHaveText("2 products");
      await expect(page).toHaveURL("/categories/shoes?type=mules");
      await expect(page).toHaveTitle("Mules, Skærgård");

      await panel.getByRole("checkbox", { name: "Boots, 3 products" }).click();
      await expect(count(page)).toHaveText("3 products");
      await panel.getByRole("checkbox", { name: "On sale, 2 products" }).click();
      await expect(count(page)).toHaveText("2 products");
      await expect(page).toHaveURL("/categories/shoes?type=boots&type=mules&sale=1");
      await expect(page).toHaveTitle("Boots and mules, on sale, Skærgård");
      await expect(panel.getByRole("checkbox", { name: /^Clogs/ })).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("shoes");

      await panel.getByRole("button", { name: "Show 2 products" }).click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole("button", { name: "Filter 3 chosen" })).toBeFocused();
      expect(await names(page)).toEqual(["Knee-High Boot", "Wool-Lined Mule"]);

      await chips(page).getByRole("link", { name: "Remove filter: Mules" }).click();
      await expect(count(page)).toHaveText("1 product");
      await chips(page).getByRole("link", { name: "Clear all" }).click();
      await expect(count(page)).toHaveText("6 products");
      await expect(page).toHaveURL("/categories/shoes");
      await expect(chips(page)).toHaveCount(0);
    });
  });
}

test("by keyboard: panel, options, chips and order, without losing focus", async ({ page }) => {
  await page.goto("/categories/shoes");
  await waitForHydration(page);
  const button = page.getByRole("button", { name: "Filter" });
  const panel = page.getByRole("form", { name: "Filter Shoes" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  const boots = panel.getByRole("checkbox", { name: /^Boots/ });
  await expect(boots).toBeFocused();
  await page.keyboard.press("Space");
  await expect(boots).toBeChecked();
  await expect(boots).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(count(page)).toHaveText("2 products");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  await chips(page).getByRole("link", { name: "Remove filter: Boots" }).press("Enter");
  await expect(chips(page).getByRole("link", { name: "Remove filter: Clogs" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveText("6 products");
  await expect(button).toBeFocused();

  await page.keyboard.press("Tab");
  const order = page.getByRole("combobox", { name: "Order" });
  await expect(order).toBeFocused();
  await order.selectOption("Price, low to high");
  await expect(page).toHaveURL("/categories/shoes?sort=price-asc");
  await expect(order).toBeFocused();
  expect((await names(page))[0]).toBe("Quilted Felt Slipper");
  await order.selectOption("Best rated");
  expect((await names(page))[0]).toBe("Wool-Lined Mule");
  await order.selectOption("Biggest saving");
  expect((await names(page))[0]).toBe("Knee-High Boot");
  await order.selectOption("Featured");
  await expect(page).toHaveURL("/categories/shoes");
  await page.goBack();
  await expect(page).toHaveURL("/categories/shoes");
  await page.goBack();
  await expect(page).toHaveURL("/categories/shoes?type=clogs");
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the panel closes when focus leaves it by keyboard (motion: reduce)", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/categories/caps");
    await waitForHydration(page);
    await page.getByRole("button", { name: "Filter" }).press("Enter");
    const panel = page.getByRole("form", { name: "Filter Caps" });
    expect(await panel.evaluate((form) => form.getAnimations().length)).toBe(0);
    await panel.getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(panel).toBeHidden();
    await page.getByRole("button", { name: "Filter" }).click();
    await panel.getByRole("checkbox", { name: /^Beanies/ }).click();
    await panel.getByRole("link", { name: "Clear all" }).click();
    await expect(panel.getByRole("checkbox", { name: /^Beanies/ })).not.toBeChecked();
    await expect(panel.getByRole("link", { name: "Clear all" })).toHaveCount(0);
    await expect(panel).toBeFocused();
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toBeHidden();
  });
});

test("every filter control is 44 pixels high on a 320-pixel screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/categories/shoes?type=mules&type=slippers&sale=1");
  await waitForHydration(page);
  await expect(chips(page)).toBeVisible();
  await page.getByRole("button", { name: "Filter" }).click();
  const panel = page.getByRole("form", { name: "Filter Shoes" });
  expect(await panel.evaluate((form) => form.scrollWidth - form.clientWidth)).toBe(0);
  const controls = [
    ...(await chips(page).getByRole("link").all()),
    ...(await panel.getByRole("button").all()),
    page.getByRole("button", { name: "Filter" }),
    page.getByRole("combobox", { name: "Order" }),
  ];
  for (const control of controls) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});
