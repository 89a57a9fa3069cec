import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as fontkit from "fontkit";

const fontFile =
  "node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff2";

type DrawnText = {
  /** For the `d` of an SVG path, the baseline at 0 and y growing downwards. */
  readonly path: string;
  readonly width: number;
  /** From the baseline to the top of a capital. */
  readonly capHeight: number;
};

/**
 * A text in the shop's font as an outline: pictures look the same on every machine, whatever fonts
 * it has.
 *
 * @param size in pixels
 * @param tracking what is added between letters, as a part of the size
 */
export async function drawText(
  root: string,
  text: string,
  size: number,
  tracking = -0.06,
): Promise<DrawnText> {
  const font = fontkit.create(await readFile(join(root, fontFile)));
  if (!("layout" in font)) throw new Error(`${fontFile} is a collection, not a font.`);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const parts = glyphs.map((glyph, index) => {
    const part = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
    x += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
    return part;
  });
  return { path: parts.join(""), width: x - tracking * size, capHeight: font.capHeight * scale };
}
