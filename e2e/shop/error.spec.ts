import { breakage, breakageErrors, breakCategoryPages } from "../support/interfere.ts";
import { expect, recordDocuments, test, waitForHydration, type Page } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors });

async function expectErrorScreen(page: Page) {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Unexpected Application Error!");
  await expect(heading).toBeVisible();
  await expect(page).toHaveTitle("Unexpected Application Error!");
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.getByText(`Error: ${breakage}`, { exact: true }).first()).toBeVisible();
  const stack = page.locator("pre");
  await expect(stack).toBeVisible();
  await expect(stack).toContainText(/(?:at |@).+\.js:\d+:\d+/);
  await expect(page.getByRole("article")).toHaveCount(0);
}

test("a route that throws on load shows the error screen", async ({ page }) => {
  await breakCategoryPages(page);
  await page.goto("/categories/shoes");
  await expectErrorScreen(page);
  await expect(page.locator("meta[name=description]")).toHaveCount(0);
});

test("a route that throws on a client-side navigation shows the error screen", async ({ page }) => {
  await breakCategoryPages(page);
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.getByRole("article").filter({ hasText: "$180" })).toBeVisible();
  const documents = recordDocuments(page);
  await page.getByRole("link", { name: "Shoes", exact: true }).click();
  await expectErrorScreen(page);
  await expect(page).toHaveURL("/categories/shoes");
  expect(documents).toEqual([]);
});

test("the error screen has the shop's style, is focused, and works by keyboard", async ({
  page,
}) => {
  await page.goto("/");
  const font = await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily);
  await breakCategoryPages(page);
  await page.goto("/categories/shoes");
  const heading = page.getByRole("heading", { name: "Unexpected Application Error!" });
  await expect(heading).toHaveCSS("font-family", font);
  await expect(heading).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Back to the shop" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("region", { name: "Stack trace" })).toBeFocused();
});

test("the error screen's link leads back to a working shop", async ({ page }) => {
  await breakCategoryPages(page);
  await page.goto("/categories/caps");
  await expectErrorScreen(page);
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await expect(page).toHaveURL("/");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Show More" }).click();
  await expect(page.getByRole("status")).toHaveText(/^\d+ products shown$/);
});

test("Back from the error screen leads to a working page", async ({ page }) => {
  await breakCategoryPages(page);
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Shoes", exact: true }).click();
  await expectErrorScreen(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Trending Products" })).toBeVisible();
  await expect(page).toHaveTitle("Skærgård: boots, caps and socks for wind");
  await expect(page.locator("title")).toHaveCount(1);
});
