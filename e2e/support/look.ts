import type { Locator, Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { expect } from "./test.ts";

type Options = {
  readonly css?: string;
  /** If true, the whole page is compared; if false, only the window. Defaults to true. */
  readonly fullPage?: boolean;
  /** The part of the main element to compare. Defaults to the page. */
  readonly part?: Locator;
};

/** Compares the page, or a part of it, with its reference picture. */
export async function expectLook(
  page: Page,
  name: string,
  { css = "", fullPage = true, part }: Options = {},
): Promise<void> {
  await settle(page, css);
  // Hides the other sections, so the part starts at the same pixel regardless of their heights.
  const box = await part?.evaluate((element) => {
    for (const other of document.querySelectorAll<HTMLElement>("main > *")) {
      if (!other.contains(element)) other.style.display = "none";
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      left: Math.round(left),
      top: Math.round(top + scrollY),
      width: Math.floor(width),
      height: Math.floor(height),
    };
  });
  const image = sharp(await page.screenshot({ fullPage, animations: "disabled" }));
  await compare(box === undefined ? image : image.extract(box), name);
  await page.evaluate(() => {
    for (const hidden of document.querySelectorAll<HTMLElement>("main > *")) {
      hidden.style.display = "";
    }
  });
}

/** Loads every picture, moves the pointer off the page and disables rounding of letter widths, which varies between systems. */
async function settle(page: Page, css: string): Promise<void> {
  // In the headless shell, the pointer starts in the window's corner, where it may hover a link.
  await page.mouse.move(-1, -1);
  await page.evaluate((own) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { text-rendering: geometricPrecision !important } ${own}`);
    document.adoptedStyleSheets = [sheet];
    for (const picture of document.images) {
      picture.loading = "eager";
      picture.decoding = "sync";
    }
  }, css);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Compares pictures at a quarter of their size, which hides differences in font rendering but shows misplaced blocks.
 */
async function compare(image: Sharp, name: string): Promise<void> {
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const small = await sharp(data)
    .resize({ width: Math.round(info.width / 4) })
    .png()
    .toBuffer();
  const advice =
    "If the new look is intended, run: npx playwright test visual.spec.ts --update-snapshots";
  expect(small, advice).toMatchSnapshot(`${name}.png`, { threshold: 0.05, maxDiffPixels: 5 });
}
