import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { createFont } from "fonteditor-core";
import sharp from "sharp";
import subsetFont from "subset-font";
import { tokensFile } from "../read-tokens.ts";
import { replaceFile } from "../replace-file.ts";
import { fontsFolder } from "./font-parts.ts";
import type { FontFile, ShopFont } from "./shop-font.ts";

/** The font size for measuring text, in pixels. */
const measuredSize = 800;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;

/** Matches square letters, which have no baseline. */
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Matches letters that would touch an underline. */
const reachesBelow = RegExp(`${square.source}|\\p{Script=Arabic}`, "u");

type DrawnText = {
  /** The drawn text, cropped to its letters. */
  readonly image: Buffer;
  readonly width: number;
  /** The edges of the letters. `top` and `bottom` are distances above and below the baseline. */
  readonly ink: Readonly<Record<"left" | "right" | "top" | "bottom", number>>;
  /** The distance by which to raise the text above its underline. Zero if no letter would touch the underline. */
  readonly rise: number;
};

/**
 * Draws bold text in the given font, which need not be installed on the machine.
 * @param size the font size in pixels
 * @throws if the font lacks a letter; the message names it
 */
export async function drawText(
  root: string,
  font: ShopFont,
  text: string,
  size: number,
  color = "black",
): Promise<DrawnText> {
  const { family, glyphs } = await openFont(root, font, text);
  const scale = size / measuredSize;
  const measure = async (lines: string) => {
    const { info } = await render(family, lines, measuredSize);
    return { width: info.width * scale, height: info.height * scale };
  };
  const [above = "H"] = glyphs.size > 0 ? text : [];
  const { width, height } = await measure(text);
  // sharp does not report the baseline. To find the space below the baseline, this code compares two images with the
  // same first line. The second line is the text in one image, and a letter with a known lower edge in the other.
  const lower =
    (await measure(`${above}\n${text}`)).height - (await measure(`${above}\n${above}`)).height;
  const bottom = lower - (glyphs.get(above)?.bottom ?? 0) * size;
  // Measures the text without combining marks, which have no width of their own but may extend beyond their letters.
  const unmarked = text.replaceAll(/\p{Mn}/gu, "");
  const letters = [...unmarked];
  const [first = "", last = ""] = [letters[0], letters.at(-1)];
  const [leftmost, rightmost] = rightToLeft.test(text) ? [last, first] : [first, last];
  const left = (glyphs.get(leftmost)?.left ?? 0) * size;
  const right = left + width;
  return {
    image: (await render(family, text, size, color)).data,
    width: left + (await measure(unmarked)).width + (glyphs.get(rightmost)?.right ?? 0) * size,
    ink: { left, right, top: height - bottom, bottom },
    rise: reachesBelow.test(text) ? bottom + 0.06 * size : 0,
  };
}

/** Returns the letters in the text that the font lacks. */
export async function findMissingLetters(font: ShopFont, text: string): Promise<readonly string[]> {
  if (font.files.length === 0) return [];
  const files = await Promise.all(filesFor(font, text).map(readBold));
  return [...new Set(text)].filter((letter) => !files.some(({ glyphs }) => glyphs.has(letter)));
}

/** Renders one or more lines of text as an image. */
function render(family: string, text: string, size: number, color = "black") {
  // As in app/styles/factors.css, right-to-left and square scripts get no letter spacing.
  const tracking = rightToLeft.test(text) || square.test(text) ? 0 : -0.06;
  const markup = `<span foreground="${color}" letter_spacing="${Math.round(1024 * tracking * size)}">${escapeMarkup(text)}</span>`;
  return sharp({ text: { text: markup, font: `${family}, Bold ${size}`, dpi: 72, rgba: true } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Loads the font files that cover the text into sharp. */
async function openFont(root: string, font: ShopFont, text: string) {
  const glyphs = new Map<string, Glyph>();
  // A system font has no files, so the text is drawn in the build machine's font.
  if (font.files.length === 0) return { family: `${font.family}, sans-serif`, glyphs };
  const [missing] = await findMissingLetters(font, text);
  if (missing !== undefined)
    throw new Error(
      `${tokensFile}, --font: found a font that lacks the character "${missing}" in "${text}". Choose another font.`,
    );
  let family = font.family;
  for (const file of filesFor(font, text)) {
    const bold = await readBold(file);
    family = bold.family;
    for (const [letter, glyph] of bold.glyphs) glyphs.set(letter, glyph);
    const fontfile = resolve(root, fontsFolder, `${file.name}-bold.ttf`);
    await replaceFile(fontfile, bold.bytes);
    await sharp({ text: { text: escapeMarkup(text), font: family, fontfile } }).metadata();
  }
  return { family, glyphs };
}

/** Returns the font files that cover at least one letter of the text, with the Latin file last. */
function filesFor({ files }: ShopFont, text: string): readonly FontFile[] {
  return files.filter(({ letters }) => [...text].some((letter) => letters.has(letter)));
}

/** A letter's side bearings and the height of its lower edge above the baseline, as fractions of the font size. */
type Glyph = Readonly<Record<"left" | "right" | "bottom", number>>;

/**
 * Reads the bold weight of a font file. Includes all letters of the file, because sharp ignores later files with the
 * same name.
 */
async function readBold({ path, letters }: FontFile) {
  const options = { targetFormat: "sfnt", variationAxes: { wght: 700 } } as const;
  const bytes = await subsetFont(await readFile(path), [...letters].join(""), options);
  const { cmap, glyf, head, name } = createFont(bytes, { type: "ttf" }).get();
  const glyphs = new Map<string, Glyph>();
  for (const [code, index] of Object.entries(cmap)) {
    const { advanceWidth = 0, xMin = 0, xMax = 0, yMin = 0 } = glyf[index] ?? {};
    const part = (length: number) => length / (head.unitsPerEm ?? 1000);
    const glyph = { left: part(xMin), right: part(advanceWidth - xMax), bottom: part(yMin) };
    glyphs.set(String.fromCodePoint(Number(code)), glyph);
  }
  return { bytes, family: name.fontFamily, glyphs };
}
