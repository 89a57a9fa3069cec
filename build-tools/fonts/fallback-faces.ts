import { readFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import type { ShopFont } from "./shop-font.ts";

const arial = { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 };
const roboto = { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048 };
const dejaVu = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048 };

/**
 * Fonts of common systems: Windows, macOS and iOS (Arial), Linux (Liberation Sans has the dimensions of Arial; DejaVu
 * Sans), and Android (Roboto). The names and average letter widths are those of a regular and a bold font file.
 */
const systemFonts = [
  [
    "Arial",
    arial,
    { regular: ["Arial", "ArialMT", 913], bold: ["Arial Bold", "Arial-BoldMT", 983] },
  ],
  [
    "Liberation Sans",
    arial,
    {
      regular: ["Liberation Sans", "LiberationSans", 913],
      bold: ["Liberation Sans Bold", "LiberationSans-Bold", 983],
    },
  ],
  [
    "Roboto",
    roboto,
    { regular: ["Roboto", "Roboto-Regular", 911], bold: ["Roboto Bold", "Roboto-Bold", 927] },
  ],
  [
    "DejaVu Sans",
    dejaVu,
    {
      regular: ["DejaVu Sans", "DejaVuSans", 1041],
      bold: ["DejaVu Sans Bold", "DejaVuSans-Bold", 1176],
    },
  ],
] as const;

/** The weights of the shop's font to which faces are fitted, each with the weights for which its face is used. */
const weights = [
  { weight: 400, usedFor: "1 499", style: "regular" },
  { weight: 540, usedFor: "500 599", style: "regular" },
  { weight: 660, usedFor: "600 1000", style: "bold" },
] as const;

/** The characters whose widths are averaged, as far as the font has them. */
const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/**
 * Returns `@font-face` rules that scale system fonts to the dimensions of the shop's font, so that line breaks do not
 * change when the font arrives, and the names of their families. A system font needs no such rules.
 */
export async function writeFallbackFaces({ family, files }: ShopFont) {
  const file = files.find(({ name }) => name.endsWith("-latin")) ?? files[0];
  if (file === undefined) return { families: [], css: "" };
  const bytes = await readFile(file.path);
  const css = weights.map(async ({ weight, usedFor, style }) => {
    const options = { targetFormat: "sfnt", variationAxes: { wght: weight } } as const;
    const metrics = await fromBuffer(await subsetFont(bytes, printable, options));
    const fallbacks = systemFonts.map(([familyName, dimensions, styles]) => {
      const [fullName, postscriptName, xWidthAvg] = styles[style];
      return { familyName, fullName, postscriptName, xWidthAvg, ...dimensions };
    });
    return createFontStack([{ ...metrics, familyName: family }, ...fallbacks], {
      fontFaceProperties: { fontWeight: usedFor },
    }).fontFaces;
  });
  return {
    families: systemFonts.map(([name]) => `"${family} Fallback: ${name}"`),
    css: (await Promise.all(css)).join("\n"),
  };
}
