import { ignoreShiftsOfParsing, shiftsOf } from "../support/layout-shift.ts";
import { expect, open, test, waitForHydration } from "../support/test.ts";

for (const width of [390, 1280]) {
  test(`nothing shifts while a page loads at ${width} pixels`, async ({ page }) => {
    await ignoreShiftsOfParsing(page);
    for (const path of ["/", "/categories/shoes"]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      // The window ends above the footer, because the footer moves while the HTML is parsed. Shifts outside the window
      // do not count.
      const { y: height } = (await page.getByRole("contentinfo").boundingBox()) ?? { y: 0 };
      await page.setViewportSize({ width, height: Math.floor(height) });
      await open(page, path);
      await expect(page.getByRole("article").last()).toBeInViewport();
      expect(await shiftsOf(page), path).toEqual([]);
    }
  });
}

test("a font that arrives late shifts nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/", "/categories/shoes", "/search", "/no-such-page"]) {
    const painted = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
    painted.resolve();
    await waitForHydration(page);
    expect(await shiftsOf(page), path).toEqual([]);
    await page.unrouteAll();
  }
});

/**
 * On these days, the deal's end has the widest short date (12/20) or the longest full date (Wednesday, September 20).
 */
for (const today of ["2028-12-10", "2028-09-10"]) {
  test(`the deal reserves space for its date on ${today}`, async ({ page }) => {
    await page.clock.setFixedTime(`${today}T10:00:00`);
    await open(page, "/");
    const banner = page.locator("section", { has: page.getByRole("timer") });
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const [known, unknown] = await banner.evaluate((element) => {
        const height = element.clientHeight;
        const dates = [...element.querySelectorAll("[data-pattern], time")];
        const texts = dates.map((date) => [...date.childNodes]);
        for (const date of dates) date.replaceChildren();
        const withoutDate = element.clientHeight;
        for (const [index, date] of dates.entries()) date.replaceChildren(...(texts[index] ?? []));
        return [height, withoutDate];
      });
      expect(unknown, `${width} pixels wide`).toBe(known);
    }
  });
}
