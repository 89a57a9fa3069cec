import sharp from "sharp";
import { expect, test } from "vitest";
import { listTokens } from "../read-tokens.ts";
import { drawText, findMissingLetters } from "./draw-text.ts";
import { readFont, readShopFont } from "./shop-font.ts";

/** Draws text at a font size of 100. */
function draw(font: Parameters<typeof drawText>[1], text: string) {
  return drawText(".", font, text, 100);
}

test.each([
  // These cases cover letters from two files, descenders, and combining marks that the font positions.
  ["Instrument Sans", "Hemline", { width: 362, left: 5, top: 74, bottom: 1 }],
  ["Instrument Sans", "Jęg Å", { width: 230, left: 1, top: 99, bottom: 21 }],
  ["Instrument Sans", "A&B <3", { width: 314, left: 2, top: 73, bottom: 1 }],
  ["Heebo", "תה וחליטות", { width: 494, left: 0, top: 75, bottom: 1 }],
  ["Heebo", "וָה", { width: 94, left: 7, top: 58, bottom: 28 }],
  ["Noto Sans JP", "針の店", { width: 300, left: 1, top: 85, bottom: 9 }],
])("in %s, %s is drawn with the dimensions of its letters", async (family, text, expected) => {
  const { width, ink, image } = await draw(readFont(".", family), text);
  const { left, top, bottom } = ink;
  const difference = Math.hypot(
    width - expected.width,
    left - expected.left,
    top - expected.top,
    bottom - expected.bottom,
  );
  expect(difference).toBeLessThan(1.5);
  const drawn = await sharp(image).metadata();
  expect(Math.abs(drawn.width - (ink.right - left))).toBeLessThan(2);
  expect(Math.abs(drawn.height - (top + bottom))).toBeLessThan(2);
});

test("letters without a baseline are above the line, without tight letter spacing", async () => {
  const { width, rise, ink } = await draw(readFont(".", "Noto Sans JP"), "落靴");
  expect(Math.abs(width - 200)).toBeLessThan(1);
  expect(rise).toBeGreaterThan(ink.bottom);
  const latin = readFont(".", "Instrument Sans");
  const [word, double] = [await draw(latin, "Jug"), await draw(latin, "JugJug")];
  expect(word.rise).toBe(0);
  expect(Math.abs(double.width - (2 * word.width - 6))).toBeLessThan(1);
});

test("the error names a letter that the font lacks", async () => {
  const latin = readFont(".", "Instrument Sans");
  expect(await findMissingLetters(latin, "Hé落")).toEqual(["落"]);
  await expect(draw(latin, "落")).rejects.toThrow(
    'found a font that lacks the character "落" in "落".',
  );
});

function choose(families: string) {
  return readShopFont(".", listTokens(`:root { --font: ${families}; }`));
}

test("without a downloaded font, the name is drawn in the build machine's font", async () => {
  const font = choose("ui-rounded, system-ui, sans-serif");
  expect(font.files).toEqual([]);
  expect(await findMissingLetters(font, "落とす")).toEqual([]);
  const [name, longer] = [await draw(font, "H & M"), await draw(font, "H & MM")];
  expect(longer.width).toBeGreaterThan(name.width + 20);
  expect(name.ink.top).toBeGreaterThan(60);
  expect(() => choose("Georgia, serif")).toThrow(
    /npm install .*\/georgia`\. If npm cannot find it, set `--font` to `system-ui`\./,
  );
});
