import { folderBase } from "../support/builds.ts";
import { expectLook } from "../support/look.ts";
import { expect, open, phone, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("from right to left, pages look and read as in e2e/hosts/look", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-25T12:00:00"));
  for (const [name, path] of [
    ["home", ""],
    ["category", "categories/בגדים"],
    ["search", "search"],
    ["results", "search?q=קל"],
  ] as const) {
    await open(page, folderBase + path);
    expect(await page.locator("body").ariaSnapshot()).toMatchSnapshot(`${name}.txt`);
    for (const width of [1440, phone.width]) {
      await page.setViewportSize({ ...phone, width });
      await expectLook(page, `${name} ${width}`);
    }
  }
});
