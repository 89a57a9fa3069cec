import { translatePage } from "../../app/ui/translation-fixture.ts";
import { screens } from "../support/screens.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";

/** Opens a page in a browser that translates it and whatever is added to it later. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  // A failure is a console error, which fails the test.
  await page.evaluate(`(${translatePage})((fault) => console.error(fault))`);
  await expect(page.locator("h1 font").first()).toBeVisible();
}

const status = (page: Page) => page.getByRole("main").getByRole("status");

test("searches with and without results follow each other", async ({ page }) => {
  await openTranslated(page, "/search");
  const box = page.getByRole("searchbox");
  for (const [words, found] of [
    ["wool", 1],
    ["wool-lined", 1],
    ["beanie", 2],
    ["", 0],
    ["sadnal", 0],
    ["be", 0],
    ["leather beanie", 1],
  ] as const) {
    await box.fill(words);
    await box.press("Enter");
    await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(found);
    await expect(status(page)).toContainText(words);
  }
  await box.fill("lether");
  await box.press("Enter");
  await page.getByRole("link", { name: "leather", exact: true }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("every count stays correct while filters and genders change", async ({ page }) => {
  await openTranslated(page, "/categories/shoes");
  await page.getByRole("button", { name: "Filter" }).click();
  const panel = page.getByRole("form", { name: "Filter Shoes" });
  await panel.getByRole("checkbox", { name: "Mules, 2 products" }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(status(page)).toHaveText("2 products");
  await expect(page.getByRole("navigation", { name: "Gender" })).toHaveText(/^All, 2 products/);
  await panel.getByRole("button", { name: "Show 2 products" }).click();
  // It fades out, with a Clear all of its own.
  await expect(panel).toBeHidden();
  const gender = page.getByRole("navigation", { name: "Gender" });
  await gender.getByRole("link", { name: /^Women/ }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(status(page)).toHaveText("1 product, women");
  await page.getByRole("link", { name: "Clear all" }).filter({ visible: true }).click();
  await expect(status(page)).toHaveText("3 products, women");
});

test("from a mistyped address to the shop and back home", async ({ page }) => {
  await openTranslated(page, "/serach");
  await expect(page.getByText("Did you mean Search?")).toBeVisible();
  await page.getByRole("link", { name: "Shop", exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/shop");
  await expect(page.getByText("Did you mean")).toHaveCount(0);
  await page.getByRole("link", { name: "Home Page" }).click();
  await page.getByRole("button", { name: "Show More" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("every screen can follow every other in one translated document", async ({ page }) => {
  const shown = screens.filter(({ before }) => before === undefined);
  await openTranslated(page, "/");
  for (const { path, sign } of [...shown, ...shown.toReversed()]) {
    await page.evaluate((address) => {
      history.pushState({}, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, path);
    await expect(page).toHaveURL(path);
    await expect(sign(page)).toBeVisible();
    await expect(page.locator("h1 font").first()).toBeVisible();
  }
});
