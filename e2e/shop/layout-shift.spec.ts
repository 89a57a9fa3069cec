import { ignoreShiftsOfParsing, shiftsOf } from "../support/layout-shift.ts";
import { expect, open, test } from "../support/test.ts";

for (const width of [390, 1280]) {
  for (const path of ["/", "/categories/shoes"]) {
    test(`nothing shifts anywhere on ${path}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      // What is outside of the window does not count. In one that is higher than the page, the footer
      // would move while it is parsed.
      const { y: height } = (await page.getByRole("contentinfo").boundingBox()) ?? { y: 0 };
      await page.setViewportSize({ width, height: Math.floor(height) });
      await ignoreShiftsOfParsing(page);
      await open(page, path);
      await expect(page.getByRole("article").last()).toBeInViewport();
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

/** The deal's widest short date, 12/20, and its longest day: Wednesday, September 20. */
for (const today of ["2028-12-10", "2028-09-10"]) {
  test(`the deal reserves the space of its date, on ${today}`, async ({ page }) => {
    await page.clock.setFixedTime(`${today}T10:00:00`);
    await open(page, "/");
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await page.locator("[aria-labelledby=deal]").evaluate((banner) => {
        const dates = [...banner.querySelectorAll("[data-pattern], time")];
        const known = banner.clientHeight;
        const texts = dates.map((date) => [...date.childNodes]);
        for (const date of dates) date.replaceChildren();
        const unknown = banner.clientHeight;
        for (const [index, date] of dates.entries()) date.replaceChildren(...(texts[index] ?? []));
        return { known, unknown };
      });
      expect(heights.unknown, `${width} pixels wide`).toBe(heights.known);
    }
  });
}
