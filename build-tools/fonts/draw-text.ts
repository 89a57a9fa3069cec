import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as fontkit from "fontkit";

/** The shop's font in its heaviest weight, one file per subset. */
const fontFiles = ["latin", "latin-ext"].map(
  (part) =>
    `node_modules/@fontsource/instrument-sans/files/instrument-sans-${part}-700-normal.woff2`,
);

/** Letter spacing, as a fraction of the font size. */
const tracking = -0.06;

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
 *
 * @param size in pixels
 * @throws if the font lacks a letter; the message names it
 */
export async function drawText(root: string, text: string, size: number): Promise<DrawnText> {
  const fonts = await openFonts(root);
  let x = 0;
  let capHeight = 0;
  const ink = { left: Infinity, right: 0, top: 0 };
  const parts = runsOf(text, fonts).map(({ font, letters }) => {
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

/** The text, split into runs that a single file of the font covers. */
function runsOf(text: string, fonts: readonly fontkit.Font[]) {
  const runs: { font: fontkit.Font; letters: string }[] = [];
  for (const letter of text) {
    const font = fontWith(letter, fonts);
    if (font === undefined) {
      throw new Error(`The shop's font has no "${letter}", so "${text}" cannot be drawn.`);
    }
    const last = runs.at(-1);
    if (last?.font === font) last.letters += letter;
    else runs.push({ font, letters: letter });
  }
  return runs;
}

function fontWith(letter: string, fonts: readonly fontkit.Font[]): fontkit.Font | undefined {
  return fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

async function openFonts(root: string): Promise<readonly fontkit.Font[]> {
  return Promise.all(
    fontFiles.map(async (file) => {
      const font = fontkit.create(await readFile(join(root, file)));
      if (!("layout" in font)) throw new Error(`${file} is a collection, not a font.`);
      return font;
    }),
  );
}
