import { expect, focusInPlace, open, phone, scrollPosition, test } from "../support/test.ts";

test.use({ viewport: phone });

test("Back undoes one filter at a time and focuses its check box", async ({ page }) => {
  await open(page, "/categories/shoes");
  await page.getByRole("button", { name: "Filter" }).press("Enter");
  const clogs = page.getByRole("checkbox", { name: /^Clogs/ });
  const boots = page.getByRole("checkbox", { name: /^Boots/ });
  await clogs.press("Space");
  await expect(page).toHaveURL("/categories/shoes?type=clogs");
  await boots.press("Space");
  await expect(page).toHaveURL("/categories/shoes?type=boots&type=clogs");
  await page.goBack();
  await expect(page).toHaveURL("/categories/shoes?type=clogs");
  await expect(boots).not.toBeChecked();
  await expect(boots).toBeFocused();
  await page.goBack();
  await expect(clogs).not.toBeChecked();
  await expect(clogs).toBeFocused();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("6 products");
  await page.goForward();
  await page.goForward();
  await expect(clogs).toBeChecked();
  await expect(boots).toBeChecked();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("2 products");
  // For one in the closed panel, its button.
  await page.keyboard.press("Escape");
  const order = page.getByRole("combobox", { name: "Sort by" });
  await order.focus();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Filter" })).toBeFocused();
  await page.goForward();
  await expect(order).toBeFocused();
  // An order that follows a filter has an entry of its own.
  await order.selectOption("price-desc");
  await page.getByRole("link", { name: "Remove filter: Boots" }).press("Enter");
  await order.selectOption("price-asc");
  await expect(page).toHaveURL("/categories/shoes?type=clogs&sort=price-asc");
  await page.goBack();
  await expect(page).toHaveURL("/categories/shoes?type=clogs&sort=price-desc");
});

test("a reload right after a choice restores scroll position and focus", async ({ page }) => {
  await open(page, "/categories/shoes");
  await page.evaluate(() => scrollTo(0, 100));
  const order = page.getByRole("combobox", { name: "Sort by" });
  await focusInPlace(order);
  await order.selectOption("price-desc");
  await expect(page).toHaveURL("/categories/shoes?sort=price-desc");
  await page.reload();
  await expect(order).toBeFocused();
  expect(await scrollPosition(page)).toBe(100);
});
