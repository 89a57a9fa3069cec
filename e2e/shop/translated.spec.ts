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

test("in a translated document, searches with and without results follow each other", async ({
  page,
}) => {
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
    await expect(page.getByRole("main").getByRole("status")).toContainText(words);
  }
});

test("in a translated document, every screen can follow every other", async ({ page }) => {
  const shown = screens.filter(({ before }) => before === undefined);
  await openTranslated(page, "/serach");
  await expect(page.getByText("Did you mean Search?")).toBeVisible();
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
