import { translatePage } from "../../app/ui/translation-fixture.ts";
import { screens } from "../support/screens.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

test("in a translated document, every screen can follow every other", async ({ page }) => {
  await page.goto("/serach");
  await waitForHydration(page);
  // A failure is a console error, which fails the test.
  await page.evaluate(`(${translatePage})((fault) => console.error(fault))`);
  await expect(page.getByText("Did you mean Search?")).toBeVisible();
  const shown = screens.filter(({ before }) => before === undefined);
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
