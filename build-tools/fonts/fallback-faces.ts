import { readFile } from "node:fs/promises";
import { createFontStack } from "@capsizecss/core";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import type { ShopFont } from "./shop-font.ts";

const arial = { ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 };
const roboto = { ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 };
const dejaVu = { ascent: 1901, descent: -483, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 1041 };

/**
 * The dimensions of fonts of common systems: Windows, macOS and iOS (Arial), Linux (Liberation Sans, with the
 * dimensions of Arial, or DejaVu Sans), and Android (Roboto).
 */
const systemFonts = [
  { familyName: "Arial", postscriptName: "ArialMT", ...arial },
  { familyName: "Liberation Sans", postscriptName: "LiberationSans", ...arial },
  { familyName: "Roboto", postscriptName: "Roboto-Regular", ...roboto },
  { familyName: "DejaVu Sans", postscriptName: "DejaVuSans", ...dejaVu },
].map((font) => ({ ...font, fullName: font.familyName }));

/** The weights of the shop's font to which faces are fitted, each with the weights for which its face is used. */
const weights = [
  { weight: 400, usedFor: "1 499" },
  { weight: 540, usedFor: "500 1000" },
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
  const css = weights.map(async ({ weight, usedFor }) => {
    const options = { targetFormat: "sfnt", variationAxes: { wght: weight } } as const;
    const metrics = await fromBuffer(await subsetFont(bytes, printable, options));
    return createFontStack([{ ...metrics, familyName: family }, ...systemFonts], {
      fontFaceProperties: { fontWeight: usedFor },
    }).fontFaces;
  });
  return {
    families: systemFonts.map(({ familyName }) => `"${family} Fallback: ${familyName}"`),
    css: (await Promise.all(css)).join("\n"),
  };
}
