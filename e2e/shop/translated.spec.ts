import { pageStates, signOf } from "../support/page-states.ts";
import { expect, open, type Page, test } from "../support/test.ts";
import { translatePage } from "../support/translate-page.ts";

/** Opens a page and translates it. A failure from then on is a console error, which fails the test. */
async function openTranslated(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(`(${translatePage.toString()})((fault) => console.error(fault))`);
  await expect(page.locator("h1 font").first()).toBeVisible();
}

test("translated, every screen can follow every other", async ({ page }) => {
  await openTranslated(page, "/serach");
  await expect(page.getByText("Did you mean Search?")).toBeVisible();
  const shown = pageStates.filter(({ before }) => before === undefined);
  for (const screen of [...shown, ...shown.toReversed()]) {
    await page.evaluate((address) => {
      history.pushState({}, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: {} }));
    }, screen.path);
    await expect(page).toHaveURL(screen.path);
    await expect(signOf(page, screen)).toBeVisible();
    await expect(page.locator("h1 font").first()).toBeVisible();
  }
});

test("translated, each search has its reasons, suggestions and marks", async ({ page }) => {
  await openTranslated(page, "/search");
  const nothing = page.getByRole("region", { name: "No products found" });
  for (const [query, help] of [
    ["sa", "Search needs at least 3 characters."],
    ["sadnal", "Did you mean sandal?"],
    ["rubber", undefined],
    ["rub", undefined],
    ["velvet", "No name or description contains “velvet”."],
    ["women sadnal", "Did you mean sandal?"],
  ] as const) {
    await page.getByRole("searchbox").fill(query);
    await page.getByRole("searchbox").press("Enter");
    if (help !== undefined) await expect(nothing).toContainText(`No products found${help}`);
    else await expect(page.locator("article mark").first()).toHaveText(query);
    await expect(page.getByText("on a rubber sole.")).toHaveCount(help === undefined ? 1 : 0);
  }
});

test("translated, every count stays true while filters come and go", async ({ page }) => {
  await openTranslated(page, "/categories/shoes");
  const button = page.locator("#filter");
  const status = page.getByRole("status");
  await button.click();
  const panel = page.getByRole("form");
  for (const [option, count, chosen] of [
    ["Mules, 2 products", "2 products", 1],
    ["Boots, 1 product", "3 products", 2],
    ["On sale, 2 products", "2 products", 3],
  ] as const) {
    await panel.getByRole("checkbox", { name: option }).click();
    await expect(panel.getByRole("button", { name: `Show ${count}` })).toBeVisible();
    await expect(status).toHaveText(count);
    await expect(button).toHaveText(`Filter${chosen} chosen`);
  }
  await panel.getByRole("link", { name: "Clear all" }).click();
  await expect(status).toHaveText("6 products");
  await expect(button).toHaveText("Filter");
});
