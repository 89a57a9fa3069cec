import { expectToFit } from "../support/fit.ts";
import { open, test } from "../support/test.ts";

test.use({
  // "Zoom text only", at 200 %.
  launchOptions: async ({ launchOptions }, provide) => {
    const zoomed = { "browser.display.os-zoom-behavior": 2, "ui.textScaleFactor": 200 };
    await provide({
      ...launchOptions,
      firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, ...zoomed },
    });
  },
});

test("letters that are twice as large neither break words nor cut them off", async ({ page }) => {
  // A minute before a deal ends, the countdown has its widest figures, 00.
  await page.clock.setFixedTime(new Date("2026-11-19T23:59:00"));
  for (const path of ["/", "/categories/shoes", "/shop"]) {
    await open(page, path);
    await expectToFit(page, [320, 768, 1280]);
  }
});
