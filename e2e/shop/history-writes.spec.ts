import { expect, type Page, test, waitForHydration } from "../support/test.ts";

// Each write costs the main thread half a millisecond (docs/decisions/015).

/** Marks each write to the history, from the next load on. */
function markHistoryWrites(page: Page) {
  return page.addInitScript(() => {
    for (const name of ["pushState", "replaceState"] as const) {
      const write = window.history[name].bind(window.history);
      window.history[name] = (...state) => {
        performance.mark("history", { detail: name });
        write(...state);
      };
    }
  });
}

test("a click to another page writes to the history at most four times", async ({ page }) => {
  await markHistoryWrites(page);
  await page.goto("/");
  await waitForHydration(page);
  const link = page.getByRole("main").getByRole("link", { name: "Shoes" }).first();
  await link.hover();
  await page.evaluate(() => performance.clearMarks("history"));
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Shoes" })).toBeFocused();
  // The last write: the scroll is over.
  await expect.poll(() => page.evaluate(() => window.history.state.page?.scroll)).toBe(0);
  const writes = await page.evaluate(() => performance.getEntriesByName("history").length);
  expect(writes).toBeGreaterThan(1);
  expect(writes).toBeLessThanOrEqual(4);
});

test("what a press on a link has saved, its click does not save again, and Back restores it", async ({
  page,
}) => {
  await markHistoryWrites(page);
  await page.goto("/");
  await waitForHydration(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Search" });
  await link.hover();
  await page.mouse.down();
  await expect
    .poll(() => page.evaluate(() => window.history.state.page?.focus))
    .toContain("/search");
  await page.evaluate(() => performance.clearMarks("history"));
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL("/search");
  const [first] = await page.evaluate(() =>
    performance
      .getEntriesByName("history")
      .map((entry) => (entry instanceof PerformanceMark ? entry.detail : undefined)),
  );
  expect(first).toBe("pushState");
  await page.goBack();
  await expect(link).toBeFocused();
});

test("a press that Back followed has not saved the place for a later click", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  const logIn = banner.getByRole("link", { name: "Log in" });
  await logIn.click({ button: "right" });
  await expect
    .poll(() => page.evaluate(() => window.history.state.page?.focus))
    .toContain("/login");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await logIn.press("Enter");
  await expect(page).toHaveURL("/login");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(logIn).toBeFocused();
});

test("nor has one that another order followed", async ({ page }) => {
  await page.goto("/categories/shoes");
  await waitForHydration(page);
  const men = page.getByRole("navigation", { name: "Gender" }).getByRole("link", { name: /^Men/ });
  await men.click({ button: "right" });
  const order = page.getByRole("combobox");
  await order.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/\?sort=/);
  await men.press("Enter");
  await expect(page).toHaveURL(/\/men\?sort=/);
  await page.goBack();
  await expect(page).toHaveURL(/shoes\?sort=/);
  await expect(men).toBeFocused();
});

test("a filter writes to the history once, and removes nothing around the page", async ({
  page,
}) => {
  await markHistoryWrites(page);
  await page.goto("/categories/shoes");
  await waitForHydration(page);
  const around = page.locator("head > link, head > script, body > link, body > script");
  const before = await around.count();
  expect(before).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Filter" }).click();
  const box = page.getByRole("checkbox").first();
  await box.hover();
  await page.evaluate(() => performance.clearMarks("history"));
  await box.click();
  await expect(page).toHaveURL(/\?/);
  // Longer than a scroll may take to end.
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => performance.getEntriesByName("history").length)).toBe(1);
  expect(await around.count()).toBe(before);
});
