import { byteLimits } from "../../build-tools/measuring/limits.ts";
import { assetsOf, servedBytes } from "../../build-tools/measuring/served-files.ts";
import { buildOf, folderBase } from "../support/builds.ts";
import { expectToFit } from "../support/fit.ts";
import { japaneseShop } from "../support/fixture-shop/japanese-shop.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ shop: "japaneseShop" });

const { site } = japaneseShop;

/** Of headings and the logo, the height of a line and of its letters, which is more than the baseline's part. */
function measureLines(elements: Element[]) {
  const context = document.createElement("canvas").getContext("2d");
  return elements.map((element) => {
    const { fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(element);
    if (context) context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = context?.measureText("落靴");
    const [up, down] = [ink?.actualBoundingBoxAscent ?? 0, ink?.actualBoundingBoxDescent ?? 0];
    const strut = element.appendChild(document.createElement("i"));
    strut.style.display = "inline-block";
    const { bottom: baseline } = strut.getBoundingClientRect();
    strut.remove();
    return {
      text: element.textContent,
      line: Number.parseFloat(lineHeight),
      ink: up + down,
      end: baseline + down,
    };
  });
}

/** Words of the title and the intro that stand in two lines. */
function findBrokenWords(elements: Element[]) {
  const range = document.createRange();
  return elements.flatMap(({ firstChild: text }) => {
    const words = text?.textContent?.matchAll(/落とす|[ァ-ー]+/g) ?? [];
    return [...words].flatMap(({ 0: word, index }) => {
      if (text === null) return [];
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}

test("a font of thousands of letters is two files; lines have room for them, and words do not break", async ({
  page,
}) => {
  for (const [width, path] of [
    [390, ""],
    [1440, ""],
    [390, "categories/shoes"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, folderBase + path);
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
    await page.evaluate(() => document.fonts.ready);
    const headings = await page.getByRole("heading").evaluateAll(measureLines);
    expect(headings.filter(({ line, ink }) => line < 1.03 * ink || ink === 0)).toEqual([]);
    const header = page.getByRole("banner");
    const [logo] = await header.locator("a > span").first().evaluateAll(measureLines);
    const bar = await header.boundingBox();
    expect(logo?.end).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    if (path !== "") continue;
    const words = page.getByRole("heading", { level: 1 }).or(page.getByText(site.intro));
    expect(await words.evaluateAll(findBrokenWords)).toEqual([]);
  }
  await open(page, `${folderBase}categories/mutzen`);
  await expectToFit(page, [320], "enlarged");
  await page.setViewportSize({ width: 400, height: 900 });
  await open(page, `${folderBase}shop`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-size", "38px");
  const build = buildOf("japaneseShop");
  expect(servedBytes(build, assetsOf(build, "css"))).toBeLessThan(byteLimits.styles);
  expect(servedBytes(build, assetsOf(build, "woff2"))).toBeLessThan(45_000);
});
