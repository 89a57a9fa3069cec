import { breakageComplaints } from "./interfere.ts";
import { openScreen, screens } from "./screens.ts";
import { expect, reachOf, test } from "./test.ts";

test.use({ expectedComplaints: breakageComplaints });

for (const screen of screens) {
  test(`${screen.name} fits into 320 and the widths above without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openScreen(page, screen);
    for (const width of [320, 360, 704, 896, 1088, 1248, 1920]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await reachOf(page)).toBeLessThanOrEqual(width);
    }
    await page.evaluate(() => window.scrollTo(500, 0));
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });
}
