import { findWholeBrowser } from "../../test-tools/find-browser.ts";
import { expect, open, test } from "../support/test.ts";

// Enables the back/forward cache, which Playwright disables and Chromium's headless shell does not support.
test.use({
  // When the browser opens a text file, it requests a favicon that does not exist.
  expectedErrors: /status of 404/,
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      executablePath: findWholeBrowser(),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    }),
});

test("a page restored from the back/forward cache keeps its paused countdown", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Pause" }).click();
  const numbers = page.getByRole("timer").getByRole("definition");
  const paused = await numbers.allTextContents();
  await page.goto("/licenses.txt");
  // `goBack` would wait for a load event, which a restored page does not fire.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page.getByRole("button", { name: "Pause", pressed: true })).toBeVisible();
  await expect(numbers).toHaveText(paused);
  const refused = await page.evaluate(() => {
    const [load] = performance.getEntriesByType("navigation");
    return load && "notRestoredReasons" in load ? load.notRestoredReasons : undefined;
  });
  expect(refused).toBeNull();
});
