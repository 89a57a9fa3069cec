import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";
import type { ShopFont } from "./shop-font.ts";

/** How a text is cut out of a font's file: in the heaviest weight of the shop. */
const cut = { targetFormat: "sfnt", variationAxes: { wght: 700 } } as const;

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;

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
  // As app/styles/base.css: no letter spacing from right to left.
  const tracking = fromRight.test(text) ? 0 : -0.06 * size;
  const ink = { left: Infinity, right: 0, top: 0, bottom: 0 };
  let [path, x, capHeight] = ["", 0, 0];
  for (const { file, letters } of runsOf(await openFiles(font, text), text)) {
    const scale = size / file.unitsPerEm;
    capHeight = file.capHeight * scale;
    const { glyphs, positions } = file.layout(letters);
    for (const [index, glyph] of glyphs.entries()) {
      path += glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      const { minX, maxX, minY, maxY } = glyph.bbox;
      ink.left = Math.min(ink.left, x + minX * scale);
      ink.right = Math.max(ink.right, x + maxX * scale);
      ink.top = Math.max(ink.top, maxY * scale);
      ink.bottom = Math.max(ink.bottom, -minY * scale);
      x += (positions[index]?.xAdvance ?? 0) * scale + tracking;
    }
  }
  return { path, width: x - tracking, capHeight, ink };
}

/** The letters of a text that a font lacks. */
export async function findMissingLetters(font: ShopFont, text: string): Promise<readonly string[]> {
  const files = await openFiles(font, text);
  return [...new Set(text)].filter((letter) => !files.some((file) => has(file, letter)));
}

/** The text from left to right, split into runs that a single file of the font covers. */
function runsOf(files: readonly fontkit.Font[], text: string) {
  const runs: { file: fontkit.Font; letters: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    if (last && has(last.file, letter)) last.letters += letter;
    else {
      const file = files.find((one) => has(one, letter));
      if (file === undefined) throw new Error(`The shop's font has no "${letter}" for "${text}".`);
      runs.push({ file, letters: letter });
    }
  }
  const [first = ""] = /\p{L}/u.exec(text) ?? [];
  return fromRight.test(first) ? runs.toReversed() : runs;
}

function has(file: fontkit.Font, letter: string): boolean {
  return file.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

/** The files of a font that have a letter of a text, Latin first, each cut to the text. */
async function openFiles({ files }: ShopFont, text: string): Promise<readonly fontkit.Font[]> {
  const opened = files.toReversed().map(async ({ path }) => {
    const bytes = await readFile(path);
    const whole = open(bytes);
    if (![...text].some((letter) => has(whole, letter))) return [];
    const subset = await subsetFont(bytes, text, cut);
    // fontkit reads the outline of a space, which has none, beyond the end of the file.
    return open(Buffer.concat([subset, Buffer.alloc(16)]));
  });
  return (await Promise.all(opened)).flat();
}

function open(bytes: Buffer): fontkit.Font {
  const file = fontkit.create(bytes);
  if (!("layout" in file)) throw new Error("The shop's font is a collection.");
  return file;
}
