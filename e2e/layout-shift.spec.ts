import { expect, test, waitForScript, type Page } from "./test.ts";

/** The sum of everything that moved since the page was opened, without being asked to. */
function shifted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        function add(entries: readonly PerformanceEntry[]) {
          for (const entry of entries) {
            if ("value" in entry && typeof entry.value === "number") sum += entry.value;
          }
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const viewport of sizes) {
  test(`nothing moves while home loads at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/");
    await waitForScript(page);
    await expect(page.getByRole("heading", { name: /until \d+\/\d+$/ })).toBeVisible();
    expect(await shifted(page)).toBe(0);
  });

  test(`nothing moves on the whole of home at ${viewport.width}, banner and all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: viewport.width, height: 9000 });
    await page.goto("/");
    await waitForScript(page);
    await expect(page.getByRole("timer").getByRole("definition").first()).toHaveText(/^\d\d$/);
    await expect(page.getByRole("heading", { name: /until \d+\/\d+$/ })).toBeInViewport();
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    expect(await shifted(page)).toBe(0);
  });

  test(`nothing moves while a category loads at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/categories/clothes");
    await waitForScript(page);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await shifted(page)).toBe(0);
  });
}
