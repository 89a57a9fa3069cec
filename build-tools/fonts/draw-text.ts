import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";
import { readShopFont } from "./shop-font.ts";

const weight = 700;

/** Letter spacing, as a fraction of the font size. Letters that are joined in writing have none. */
function trackingOf(text: string): number {
  return /[\p{Script=Arabic}\p{Script=Syriac}]/u.test(text) ? 0 : -0.06;
}

type DrawnText = {
  /** For the `d` of an SVG path, with the baseline at y = 0. */
  readonly path: string;
  readonly width: number;
  /** The edges of the letters themselves; the top is measured from the baseline up. */
  readonly ink: { readonly left: number; readonly right: number; readonly top: number };
  /** From the baseline to the top of a capital. */
  readonly capHeight: number;
};

/**
 * A text in the shop's font, as outlines: pictures look the same whatever fonts are installed.
 * @param size in pixels
 * @throws if the font lacks a letter; the message names it
 */
export async function drawText(root: string, text: string, size: number): Promise<DrawnText> {
  const tracking = trackingOf(text);
  let x = 0;
  let capHeight = 0;
  const ink = { left: Infinity, right: 0, top: 0 };
  const parts = (await runsOf(text, root)).map(({ font, letters }) => {
    const scale = size / font.unitsPerEm;
    capHeight = font.capHeight * scale;
    const { glyphs, positions } = font.layout(letters);
    const outlines = glyphs.map((glyph, index) => {
      const outline = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      const { minX, maxX, maxY } = glyph.bbox;
      ink.left = Math.min(ink.left, x + minX * scale);
      ink.right = Math.max(ink.right, x + maxX * scale);
      ink.top = Math.max(ink.top, maxY * scale);
      x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
      return outline;
    });
    return outlines.join("");
  });
  return { path: parts.join(""), width: x - tracking * size, capHeight, ink };
}

/** The letters of a text that the shop's font lacks. */
export async function findMissingLetters(root: string, text: string): Promise<readonly string[]> {
  const fonts = await openFonts(root);
  return [...new Set(text)].filter((letter) => fontWith(letter, fonts) === undefined);
}

/** The text from left to right, split into runs that a single file of the font covers. */
async function runsOf(text: string, root: string) {
  const fonts = await openFonts(root);
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
  if (/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u.test(first)) runs.reverse();
  return Promise.all(
    runs.map(async ({ file, letters }) => ({
      font: open(
        await subsetFont(file.bytes, letters, {
          targetFormat: "sfnt",
          variationAxes: { wght: weight },
        }),
      ),
      letters,
    })),
  );
}

type OpenFile = { readonly bytes: Buffer; readonly font: fontkit.Font };

function fontWith(letter: string, files: readonly OpenFile[]): OpenFile | undefined {
  return files.find((file) => has(file, letter));
}

function has({ font }: OpenFile, letter: string): boolean {
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** The files of the shop's font, Latin first. */
async function openFonts(root: string): Promise<readonly OpenFile[]> {
  const { files } = readShopFont(root);
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
