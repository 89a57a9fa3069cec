import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";
import type { ShopFont } from "./shop-font.ts";

const weight = 700;

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;

/** Letter spacing, as a fraction of the font size: app/styles/base.css has none from right to left. */
function trackingOf(text: string): number {
  return fromRight.test(text) ? 0 : -0.06;
}

type DrawnText = {
  /** For the `d` of an SVG path, with the baseline at y = 0. */
  readonly path: string;
  readonly width: number;
  /** The edges of the letters themselves; top and bottom are measured from the baseline, up and down. */
  readonly ink: Readonly<Record<"left" | "right" | "top" | "bottom", number>>;
  /** From the baseline to the top of a capital. */
  readonly capHeight: number;
};

/**
 * A text in a font, as outlines: pictures look the same whatever fonts are installed.
 * @param size in pixels
 * @throws if the font lacks a letter; the message names it
 */
export async function drawText(font: ShopFont, text: string, size: number): Promise<DrawnText> {
  const tracking = trackingOf(text);
  let x = 0;
  let capHeight = 0;
  const ink = { left: Infinity, right: 0, top: 0, bottom: 0 };
  const parts = (await runsOf(font, text)).map(({ subset, letters }) => {
    const scale = size / subset.unitsPerEm;
    capHeight = subset.capHeight * scale;
    const { glyphs, positions } = subset.layout(letters);
    const outlines = glyphs.map((glyph, index) => {
      const outline = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      const { minX, maxX, minY, maxY } = glyph.bbox;
      ink.left = Math.min(ink.left, x + minX * scale);
      ink.right = Math.max(ink.right, x + maxX * scale);
      ink.top = Math.max(ink.top, maxY * scale);
      ink.bottom = Math.max(ink.bottom, -minY * scale);
      x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
      return outline;
    });
    return outlines.join("");
  });
  return { path: parts.join(""), width: x - tracking * size, capHeight, ink };
}

/** The letters of a text that a font lacks. */
export async function findMissingLetters(font: ShopFont, text: string): Promise<readonly string[]> {
  const fonts = await openFonts(font);
  return [...new Set(text)].filter((letter) => fontWith(letter, fonts) === undefined);
}

/** The text from left to right, split into runs that a single file of the font covers. */
async function runsOf(font: ShopFont, text: string) {
  const fonts = await openFonts(font);
  const runs: { file: OpenFile; letters: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const file = last && has(last.file, letter) ? last.file : fontWith(letter, fonts);
    if (file === undefined) {
      throw new Error(`The shop's font has no "${letter}", so "${text}" cannot be drawn.`);
    }
    if (last?.file === file) last.letters += letter;
    else runs.push({ file, letters: letter });
  }
  const [first = ""] = /\p{L}/u.exec(text) ?? [];
  if (fromRight.test(first)) runs.reverse();
  return Promise.all(
    runs.map(async ({ file, letters }) => {
      const variationAxes = { wght: weight };
      const bytes = await subsetFont(file.bytes, letters, { targetFormat: "sfnt", variationAxes });
      // fontkit reads the outline of a space, which has none, beyond the end of the file.
      return { subset: open(Buffer.concat([bytes, Buffer.alloc(16)])), letters };
    }),
  );
}

type OpenFile = { readonly bytes: Buffer; readonly font: fontkit.Font };

function fontWith(letter: string, files: readonly OpenFile[]): OpenFile | undefined {
  return files.find((file) => has(file, letter));
}

function has({ font }: OpenFile, letter: string): boolean {
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** The files of a font, Latin first. */
async function openFonts({ files }: ShopFont): Promise<readonly OpenFile[]> {
  return Promise.all(
    files.toReversed().map(async ({ path }) => {
      const bytes = await readFile(path);
      return { bytes, font: open(bytes) };
    }),
  );
}

function open(bytes: Buffer): fontkit.Font {
  const font = fontkit.create(bytes);
  if (!("layout" in font)) throw new Error("The shop's font is a collection.");
  return font;
}
