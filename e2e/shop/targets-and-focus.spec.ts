import { expectTargets } from "../support/fit.ts";
import { expect, open, type Page, test } from "../support/test.ts";

test.describe("on a touch screen", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("targets are 44 pixels wide and high, also of the filters", async ({ page }) => {
    const filtered = "/categories/shoes?type=mules&type=slippers&sale=1";
    for (const path of ["/", "/search?q=sandal", "/search?q=sadnal", "/shop", filtered]) {
      await open(page, path);
      await expectTargets(page, 44);
    }
    // The targets are wider than their text, which begins where its heading does.
    const starts = await page
      .locator("footer nav")
      .first()
      .locator("h2, a")
      .evaluateAll((parts) =>
        parts.map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return Math.round(range.getBoundingClientRect().left);
        }),
      );
    expect(new Set(starts).size).toBe(1);
    await page.getByRole("button", { name: "Filter" }).tap();
    await expect(page.getByRole("form", { name: /^Filter/ })).toBeVisible();
    await expectTargets(page, 44);
    await page.setViewportSize({ width: 320, height: 500 });
    for (const name of ["Close", /^Show/]) {
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    await page.mouse.move(160, 300);
    await page.mouse.wheel(0, 3000);
    await expect(page.getByRole("checkbox").last()).toBeInViewport({ ratio: 1 });
    // At its end, a swipe does not scroll the page behind.
    await expect(page.locator("div:has(> fieldset)")).toHaveCSS("overscroll-behavior", "contain");
  });
});

/** How much of the window's height the sticky bars take. */
function measureBars(page: Page) {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll("header, main > *")].filter(
      (element) => getComputedStyle(element).position === "sticky",
    );
    const heights = bars.map((bar) => bar.getBoundingClientRect().height);
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

/** The focused element, if a bar that it is not in covers a part of it. */
function coveredFocus(page: Page) {
  return page.evaluate(() => {
    const { activeElement: focused } = document;
    if (focused === null || focused.closest("header")) return [];
    const { top, left, bottom, right } = focused.getBoundingClientRect();
    const cover = [top + 1, bottom - 1]
      .map((y) => document.elementFromPoint((left + right) / 2, y)?.closest("header, main > *"))
      .filter((element) => element && getComputedStyle(element).position === "sticky");
    return cover.some((bar) => bar && !bar.contains(focused)) ? [focused.outerHTML] : [];
  });
}

for (const { width, height, path } of [
  { width: 1366, height: 620, path: "/categories/shoes?type=mules&type=slippers" },
  { width: 960, height: 320, path: "/categories/shoes" },
  { width: 390, height: 664, path: "/search?q=rubber" },
]) {
  test(`at ${width} by ${height}, no bar of ${path} covers the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    const bars = await measureBars(page);
    expect(bars).toBeLessThanOrEqual(0.25);
    const padding = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollPaddingBlockStart,
    );
    expect(Number.parseFloat(padding)).toBeGreaterThanOrEqual(bars * height);
    const covered: string[] = [];
    const inHeader = page.getByRole("banner").locator(":focus");
    while ((await inHeader.count()) === 0) {
      await page.keyboard.press("Shift+Tab");
      covered.push(...(await coveredFocus(page)));
    }
    expect(covered).toEqual([]);
  });
}
