import { inTemporaryFolder } from "../../test-tools/clean-up.ts";
import { browserFlags, findBrowser } from "../../test-tools/find-browser.ts";
import { ignoreShiftsOfParsing, shiftsOf } from "../support/layout-shift.ts";
import { showOnlyFont } from "../support/system-fonts.ts";
import { expect, open, type Page, test, waitForHydration } from "../support/test.ts";

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

/** The largest sum of shifts that a late font may cause on a page. */
const mostShifted = 0.01;

for (const family of ["Liberation Sans", "Roboto", "DejaVu Sans"]) {
  test(`a font that arrives late shifts nothing after ${family}`, async ({
    playwright,
    served,
  }) => {
    await inTemporaryFolder(async (folder) => {
      const env = showOnlyFont(family, folder);
      if (env === undefined) console.log(`${family} is not installed. Used the machine's fonts.`);
      const browser = await playwright.chromium.launch({
        executablePath: findBrowser(),
        args: browserFlags,
        env: env ?? process.env,
      });
      const page = await browser.newPage({ baseURL: served.origin, serviceWorkers: "block" });
      const shifted: string[] = [];
      for (const width of [360, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        for (const path of ["/", "/categories/shoes", "/search?q=leather", "/no-such-page"]) {
          const shift = await shiftByFont(page, path);
          if (shift > mostShifted) shifted.push(`${path} at ${width}: ${shift}`);
        }
      }
      expect(shifted).toEqual([]);
      await browser.close();
    });
  });
}

test("a late font does not move the search form at any width of a phone", async ({ page }) => {
  for (let width = 320; width <= 430; width += 10) {
    await page.setViewportSize({ width, height: 640 });
    expect(await shiftByFont(page, "/search?q=leather"), `${width} pixels`).toBeLessThan(0.02);
  }
});

/** Opens a page whose font arrives after the first paint, and returns the sum of its layout shifts. */
async function shiftByFont(page: Page, path: string): Promise<number> {
  const painted = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
  painted.resolve();
  await waitForHydration(page);
  const shifts = await shiftsOf(page);
  await page.unrouteAll();
  return shifts.reduce((sum, shift) => sum + shift.value, 0);
}

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
