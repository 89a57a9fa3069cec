import { findWholeBrowser } from "../../build-tools/project/find-browser.ts";
import { expect, open, test } from "../support/test.ts";

// Playwright turns this cache off, and a browser without a window has none.
test.use({
  // The browser asks for the icon of a text.
  expectedErrors: /status of 404/,
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      executablePath: findWholeBrowser(),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    }),
});

test("a page that is restored whole keeps its paused countdown", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Pause" }).click();
  const numbers = page.getByRole("timer").getByRole("definition");
  const paused = await numbers.allTextContents();
  await page.goto("/licenses.txt");
  // `goBack` waits for a load.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page.getByRole("button", { name: "Pause", pressed: true })).toBeVisible();
  await expect(numbers).toHaveText(paused);
  const refused = await page.evaluate(() => {
    const [load] = performance.getEntriesByType("navigation");
    return load && "notRestoredReasons" in load ? load.notRestoredReasons : undefined;
  });
  expect(refused).toBeNull();
});
