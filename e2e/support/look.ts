import type { Locator, Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { expect } from "./test.ts";

type Options = {
  readonly css?: string;
  /** Whether the picture shows the whole page, not only the window. */
  readonly fullPage?: boolean;
  /** A child of the main element, which is compared alone. */
  readonly part?: Locator;
};

/** Compares the page, or a part of it, with its picture. */
export async function expectLook(
  page: Page,
  name: string,
  { css = "", fullPage = true, part }: Options = {},
): Promise<void> {
  await settle(page, css);
  // Alone, it begins at the same pixel whatever is before it.
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

/** Loads every picture, and draws letters at widths that are not rounded: elsewhere they are rounded otherwise. */
async function settle(page: Page, css: string): Promise<void> {
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
}

/** Compares a quarter of the size: letters drawn in another way look the same, a misplaced block does not. */
async function compare(image: Sharp, name: string): Promise<void> {
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
  const small = await sharp(data)
    .resize({ width: Math.round(info.width / 4) })
    .png()
    .toBuffer();
  const advice =
    "If it is meant to look different: npx playwright test visual.spec.ts --update-snapshots";
  expect(small, advice).toMatchSnapshot(`${name}.png`, { threshold: 0.05, maxDiffPixels: 5 });
}
