import type { ElementHandle, Locator, Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { expect } from "./test.ts";

/** Compares the whole page with its picture, or what the window shows of it. */
export async function expectLook(
  page: Page,
  name: string,
  css = "",
  { fullPage = true } = {},
): Promise<void> {
  await settle(page, css);
  await compare(sharp(await page.screenshot({ fullPage, animations: "disabled" })), name);
}

/** Compares each part of the page with the picture of its name. */
export async function expectLookOfParts(
  page: Page,
  parts: ReadonlyMap<string, Locator>,
): Promise<void> {
  await settle(page, "");
  // By their nodes: a locator by role finds no hidden part.
  const nodes = new Map<string, ElementHandle<SVGElement | HTMLElement>>();
  for (const [name, part] of parts) {
    const node = await part.elementHandle();
    if (node !== null) nodes.set(name, node);
  }
  for (const [name, part] of nodes) {
    // Alone, it begins at the same pixel whatever is before it.
    await part.evaluate((element) => {
      for (const other of document.querySelectorAll<HTMLElement>("main > *")) {
        other.style.display = other.contains(element) ? "" : "none";
      }
    });
    const whole = await page.screenshot({ fullPage: true, animations: "disabled" });
    await compare(sharp(whole).extract(await findBox(part)), name);
  }
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

/** Where a part of the page is, in whole pixels from the page's top. */
function findBox(part: ElementHandle<SVGElement | HTMLElement>) {
  return part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      left: Math.round(left),
      top: Math.round(top + scrollY),
      width: Math.floor(width),
      height: Math.floor(height),
    };
  });
}
