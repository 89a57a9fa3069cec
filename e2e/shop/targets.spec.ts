import { expectTargets } from "../support/fit.ts";
import { expect, open, type Page, test } from "../support/test.ts";

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("targets, including the filters, are at least 44 pixels wide and high", async ({ page }) => {
    const filtered = "/categories/shoes?type=mules&type=slippers&sale=1";
    for (const path of ["/", "/search?q=sadnal", "/unknown", filtered]) {
      await open(page, path);
      await expectTargets(page, 44);
    }
    await page.getByRole("button", { name: "Filter" }).tap();
    await expect(page.getByRole("form", { name: /^Filter/ })).toBeVisible();
    await expectTargets(page, 44);
    // In a short window, the panel scrolls and its buttons stay visible.
    await page.setViewportSize({ width: 320, height: 500 });
    await page.mouse.move(160, 300);
    // While the panel slides in, the page behind it may get the scroll.
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await expect(page.getByRole("checkbox").last()).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
    for (const name of ["Close", /^Show/]) {
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
  });
});

/** Returns the HTML of the focused element if a sticky bar covers part of the element. */
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

for (const [width, height, path] of [
  [960, 320, "/categories/shoes?type=mules&type=slippers"],
  [390, 664, "/search?q=rubber"],
] as const) {
  test(`at ${width} by ${height} pixels, no sticky bar on ${path} covers the focused element`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    const covered: string[] = [];
    const inHeader = page.getByRole("banner").locator(":focus");
    while ((await inHeader.count()) === 0) {
      await page.keyboard.press("Shift+Tab");
      covered.push(...(await coveredFocus(page)));
    }
    expect(covered).toEqual([]);
  });
}
