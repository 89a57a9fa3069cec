import { breakage, breakageErrors, breakCategoryPages } from "../support/interfere.ts";
import { expect, type Page, recordDocuments, test, waitForHydration } from "../support/test.ts";

test.use({ expectedErrors: breakageErrors });

async function expectErrorScreen(page: Page) {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Unexpected Application Error!");
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle("Unexpected Application Error!");
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.getByText(`Error: ${breakage}`, { exact: true }).first()).toBeVisible();
  const stack = page.getByRole("region", { name: "Stack trace" });
  await expect(stack).toContainText(/at .+\.js:\d+:\d+/);
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

test("a page that throws while loading shows the error screen with a link back", async ({
  page,
}) => {
  await breakCategoryPages(page);
  await page.goto("/categories/shoes?sale=1");
  await expectErrorScreen(page);
  await page.keyboard.press("Tab");
  const back = page.getByRole("link", { name: "Back to the shop" });
  await expect(back).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("region", { name: "Stack trace" })).toBeFocused();
  await back.click();
  await expect(page).toHaveURL("/");
  await waitForHydration(page);
});

test("a page that throws after a click shows the error screen; Back leaves it without a load", async ({
  page,
}) => {
  await breakCategoryPages(page);
  await page.goto("/");
  await waitForHydration(page);
  const documents = recordDocuments(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Shoes on sale/ })
    .click();
  await expectErrorScreen(page);
  await expect(page).toHaveURL("/categories/shoes?sale=1");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Trending Products" })).toBeVisible();
  await expect(page).toHaveTitle("Skærgård: boots, caps and socks for wind");
  expect(documents).toEqual([]);
});
