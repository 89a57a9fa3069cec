import { expect, open, type Page, test, waitForHydration } from "../support/test.ts";

const trending = (page: Page) => page.getByRole("region", { name: "Trending Products" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/**
 * Goes from the home page to a category page and then to a text file. Returns to the category page, which loads as a
 * document.
 */
async function leaveAndReturn(page: Page) {
  await open(page, "/");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Shoes/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText("Shoes");
  await page.goto("/licenses.txt");
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL("/categories/shoes");
}

test.describe("Back before the entry script", () => {
  // When the browser opens a text file, it requests a favicon that does not exist.
  test.use({ expectedErrors: /status of 404|Failed to load resource/ });

  for (const delay of [0, 50, 300]) {
    test(`shows the home page, ${delay} ms after the first Back`, async ({ page }) => {
      await leaveAndReturn(page);
      await page.evaluate((ms) => setTimeout(() => history.back(), ms), delay);
      await expect(trending(page)).toBeVisible();
      await expect(page).toHaveURL("/");
      await waitForHydration(page);
      await page.getByRole("button", { name: "Show More" }).click();
      await expect(trending(page).getByRole("article")).toHaveCount(12);
    });
  }

  test("shows the home page, even if the script never arrives", async ({ page }) => {
    await leaveAndReturn(page);
    await page.goto("/licenses.txt");
    await page.route("**/*.js", () => new Promise(() => undefined));
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(heading(page)).toHaveText("Shoes");
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(trending(page)).toBeVisible();
    await expect(page).toHaveURL("/");
  });
});
