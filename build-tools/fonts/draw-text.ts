import { readFile } from "node:fs/promises";
import { Blob, Buffer, Face, Font, shape } from "harfbuzzjs";
import sharp from "sharp";
import subsetFont from "subset-font";
import type { ShopFont } from "./shop-font.ts";

/** How a text is cut out of a font's file: in bold. */
const cut = { targetFormat: "sfnt", variationAxes: { wght: 700 } } as const;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;

/** Scripts whose letters fill a square, without a baseline. */
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

type DrawnText = {
  /** An SVG element, with the baseline at y = 0. */
  readonly svg: string;
  readonly width: number;
  /** The edges of the letters themselves; top and bottom are measured from the baseline, up and down. */
  readonly ink: Readonly<Record<"left" | "right" | "top" | "bottom", number>>;
  /** How far above a line it stands, so that letters without a baseline do not cross the line. */
  readonly rise: number;
};

/**
 * A text in a font, as outlines: pictures look the same whatever fonts are installed.
 * @param size in pixels
 * @throws if the font lacks a letter; the message names it
 */
export async function drawText(font: ShopFont, text: string, size: number): Promise<DrawnText> {
  if (font.files.length === 0) return drawInSystemFont(font, text, size);
  // As app/styles/factors.css: no letter spacing from right to left, nor between squares.
  const tracking = rightToLeft.test(text) || square.test(text) ? 0 : -0.06 * size;
  const ink = { left: Infinity, right: 0, top: 0, bottom: 0 };
  let [path, x] = ["", 0];
  for (const { file, letters } of runsOf(await openFiles(font, text), text)) {
    const scale = size / file.face.upem;
    const glyphs = shapeGlyphs(file, letters);
    for (const [index, glyph] of glyphs.entries()) {
      const [left, up] = [x + glyph.xOffset * scale, glyph.yOffset * scale];
      const { xBearing, yBearing, width, height } = glyph.extents;
      path += glyph.outline
        .map(({ type, values }) => {
          const points = values.map((value, at) =>
            at % 2 === 0 ? left + value * scale : -up - value * scale,
          );
          return type + points.map((point) => point.toFixed(2)).join(" ");
        })
        .join("");
      ink.left = Math.min(ink.left, left + xBearing * scale);
      ink.right = Math.max(ink.right, left + (xBearing + width) * scale);
      ink.top = Math.max(ink.top, up + yBearing * scale);
      ink.bottom = Math.max(ink.bottom, -up - (yBearing + height) * scale);
      x += glyph.xAdvance * scale;
      // A letter and its marks stay together.
      if (glyphs[index + 1]?.cluster !== glyph.cluster) x += tracking;
    }
  }
  const rise = square.test(text) ? ink.bottom + 0.06 * size : 0;
  return { svg: `<path d="${path}"/>`, width: x - tracking, rise, ink };
}

/** A shop that downloads no font has its name drawn in a font of the machine that builds. */
async function drawInSystemFont({ family }: ShopFont, text: string, size: number) {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const font = `${family}, sans-serif`;
  const { width } = await sharp({
    text: { text: escaped, font: `${font} bold ${Math.round(size)}`, dpi: 72 },
  }).metadata();
  return {
    svg: `<text font-family="${font}" font-weight="700" font-size="${size}">${escaped}</text>`,
    width,
    rise: square.test(text) ? 0.18 * size : 0,
    ink: { left: 0, right: width, top: 0.78 * size, bottom: 0.22 * size },
  };
}

/** The letters of a text that a font lacks. */
export async function findMissingLetters(font: ShopFont, text: string): Promise<readonly string[]> {
  if (font.files.length === 0) return [];
  const files = await openFiles(font, text);
  return [...new Set(text)].filter((letter) => !files.some((file) => has(file, letter)));
}

/** The glyphs of a run from left to right, with their places and outlines. */
function shapeGlyphs(file: Font, letters: string) {
  const buffer = new Buffer();
  buffer.addText(letters);
  buffer.guessSegmentProperties();
  shape(file, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint, cluster }, index) => ({
    xAdvance: 0,
    xOffset: 0,
    yOffset: 0,
    ...positions[index],
    cluster,
    outline: file.glyphToJson(codepoint),
    extents: file.glyphExtents(codepoint) ?? { xBearing: 0, yBearing: 0, width: 0, height: 0 },
  }));
}

/** The text from left to right, split into runs that a single file of the font covers. */
function runsOf(files: readonly Font[], text: string) {
  const runs: { file: Font; letters: string }[] = [];
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
  return rightToLeft.test(first) ? runs.toReversed() : runs;
}

function has(file: Font, letter: string): boolean {
  return file.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined;
}

/** The files of a font that are meant for a letter of a text, Latin first, each cut to the text. */
async function openFiles({ files }: ShopFont, text: string): Promise<readonly Font[]> {
  const meant = files
    .toReversed()
    .filter(({ letters }) => [...text].some((one) => letters.has(one)));
  return Promise.all(
    meant.map(async ({ path }) => {
      const subset = await subsetFont(await readFile(path), text, cut);
      return new Font(new Face(new Blob(subset)));
    }),
  );
}
