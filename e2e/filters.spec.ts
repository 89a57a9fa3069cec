import { expect, type Page, test, waitForScript } from "./test.ts";

const widths = [
  ["phone", { width: 390, height: 844 }],
  ["wide screen", { width: 1280, height: 800 }],
] as const;

const count = (page: Page) => page.getByRole("main").getByRole("status");
const names = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents();
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" });

for (const [name, viewport] of widths) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("by pointer: ticking applies at once, is announced, and each count comes true", async ({
      page,
    }) => {
      await page.goto("/categories/clothes");
      await waitForScript(page);
      const button = page.getByRole("button", { name: "Filter" });
      await button.click();
      const panel = page.getByRole("form", { name: "Filter clothes" });
      await expect(panel.getByRole("group")).toHaveCount(2);
      await expect(panel.getByRole("group", { name: "Colour" })).toHaveCount(0);

      const outerwear = panel.getByRole("checkbox", { name: "Outerwear, 2 products" });
      await outerwear.click();
      await expect(outerwear).toBeChecked();
      await expect(outerwear).toBeFocused();
      await expect(count(page)).toHaveText("2 products");
      await expect(page).toHaveURL("/categories/clothes?type=outerwear");
      await expect(page).toHaveTitle("Outerwear, Hemline");

      await panel.getByRole("checkbox", { name: "Dresses, 3 products" }).click();
      await expect(count(page)).toHaveText("3 products");
      await panel.getByRole("checkbox", { name: "On sale, 2 products" }).click();
      await expect(count(page)).toHaveText("2 products");
      await expect(page).toHaveURL("/categories/clothes?type=dresses&type=outerwear&sale=1");
      await expect(page).toHaveTitle("Dresses and outerwear, on sale, Hemline");
      await expect(panel.getByRole("checkbox", { name: /^Jeans/ })).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("clothes");

      await panel.getByRole("button", { name: "Show 2 products" }).click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole("button", { name: "Filter 3 chosen" })).toBeFocused();
      expect(await names(page)).toEqual(["Bias-Cut Slip Dress", "Wool Car Coat"]);

      await chips(page).getByRole("link", { name: "Remove filter: Outerwear" }).click();
      await expect(count(page)).toHaveText("1 product");
      await chips(page).getByRole("link", { name: "Clear all" }).click();
      await expect(count(page)).toHaveText("6 products");
      await expect(page).toHaveURL("/categories/clothes");
      await expect(chips(page)).toHaveCount(0);
    });

    test("by keyboard: panel, options, chips and order, without losing the focus", async ({
      page,
    }) => {
      await page.goto("/categories/clothes");
      await waitForScript(page);
      const button = page.getByRole("button", { name: "Filter" });
      const panel = page.getByRole("form", { name: "Filter clothes" });
      await button.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
      await page.keyboard.press("Tab");
      const dresses = panel.getByRole("checkbox", { name: /^Dresses/ });
      await expect(dresses).toBeFocused();
      await page.keyboard.press("Space");
      await expect(dresses).toBeChecked();
      await expect(dresses).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Space");
      await expect(count(page)).toHaveText("2 products");
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();

      await chips(page).getByRole("link", { name: "Remove filter: Dresses" }).press("Enter");
      await expect(chips(page).getByRole("link", { name: "Remove filter: Jeans" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(count(page)).toHaveText("6 products");
      await expect(button).toBeFocused();

      await page.keyboard.press("Tab");
      const order = page.getByRole("combobox", { name: "Order" });
      await expect(order).toBeFocused();
      await order.selectOption("Price, low to high");
      await expect(page).toHaveURL("/categories/clothes?sort=price-asc");
      await expect(order).toBeFocused();
      expect((await names(page))[0]).toBe("Heavyweight Cotton Tee");
      await order.selectOption("Best rated");
      expect((await names(page))[0]).toBe("Wool Car Coat");
      await order.selectOption("Biggest saving");
      expect((await names(page))[0]).toBe("Bias-Cut Slip Dress");
      await order.selectOption("Featured");
      await expect(page).toHaveURL("/categories/clothes");
      await page.goBack();
      await expect(page).toHaveURL("/categories/clothes");
      await page.goBack();
      await expect(page).toHaveURL("/categories/clothes?type=jeans");
    });

    test("the focus that leaves the panel by key closes it", async ({ page }) => {
      await page.goto("/categories/accessories");
      await waitForScript(page);
      await page.getByRole("button", { name: "Filter" }).press("Enter");
      const panel = page.getByRole("form", { name: "Filter accessories" });
      await panel.getByRole("button", { name: "Close" }).focus();
      await page.keyboard.press("Shift+Tab");
      await expect(panel).toBeHidden();
      await page.getByRole("button", { name: "Filter" }).click();
      await panel.getByRole("checkbox", { name: /^Bags/ }).click();
      await panel.getByRole("link", { name: "Clear all" }).click();
      await expect(panel.getByRole("checkbox", { name: /^Bags/ })).not.toBeChecked();
      await panel.getByRole("button", { name: "Close" }).click();
      await expect(panel).toBeHidden();
    });
  });
}
