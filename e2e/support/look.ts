import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "./test.ts";

/** Compares a quarter of the size: letters drawn in another way look the same, a misplaced block does not. */
export async function expectLook(page: Page, name: string, css = ""): Promise<void> {
  await page.evaluate((own) => {
    // Elsewhere the widths of letters are rounded.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { text-rendering: geometricPrecision !important } ${own}`);
    document.adoptedStyleSheets = [sheet];
    for (const picture of document.images) {
      picture.loading = "eager";
      picture.decoding = "sync";
    }
  }, css);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const whole = await page.screenshot({ fullPage: true, animations: "disabled" });
  const { width } = await sharp(whole).metadata();
  const small = await sharp(whole)
    .resize({ width: Math.round(width / 4) })
    .png()
    .toBuffer();
  const advice =
    "If it is meant to look different: npx playwright test look.spec.ts --update-snapshots";
  expect(small, advice).toMatchSnapshot(`${name}.png`, { threshold: 0.05, maxDiffPixels: 5 });
}
