import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import subsetFont from "subset-font";
import { type FontFile, readRange, readShopFont, type ShopFont } from "../reading/shop-font.ts";
import { replaceFile } from "./replace-file.ts";

/**
 * Fontsource's Latin in two parts: English with its punctuation, as most pages of an English shop need
 * no other letters, and the rest.
 */
const latinRanges = {
  basic:
    "U+20-7E,U+A0,U+A3,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC,U+2212",
  rest: "U+0-1F,U+7F-9F,U+A1-A2,U+A4-A8,U+AA-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-206F,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD",
};

/** A part of the font that a page fetches if it shows one of its letters. */
type FontPart = FontFile & {
  /** The file of which it is a subset, if it is not that file itself. */
  readonly subsetOf?: string;
};

/** The parts of the font, in the order of their faces: of two that have a letter, the last is used. */
export function listParts(root: string, { files }: ShopFont): readonly FontPart[] {
  const latin = files.find(({ name }) => name.endsWith("-latin"));
  if (latin === undefined) return files;
  const part = (kind: keyof typeof latinRanges) => {
    const path = join(root, ".cache/fonts", `${latin.name}-${kind}.woff2`);
    return { ...latin, path, range: latinRanges[kind], subsetOf: latin.path };
  };
  return [part("rest"), ...files.filter((file) => file !== latin), part("basic")];
}

/** Whether a part has a letter of the shop's texts: it is on every page, so it is preloaded. */
export function isPreloaded({ range }: FontPart, texts: string): boolean {
  const letters = readRange(range);
  return [...texts].some((letter) => letters.has(letter.codePointAt(0) ?? 0));
}

/** The faces of the font's parts. A preloaded one is never swapped in late, to avoid layout shifts. */
export function writeFaces(root: string, font: ShopFont, texts: string): string {
  const faces = listParts(root, font).map(
    (part) => `@font-face {
      font-family: "${font.family}";
      src: url("${relative(join(root, "app/styles"), part.path)}") format("woff2");
      font-weight: ${part.weights};
      font-display: ${isPreloaded(part, texts) ? "optional" : "swap"};
      unicode-range: ${part.range};
    }`,
  );
  return `@layer base {${faces.join("")}}`;
}

/** Writes the subsets of the font. */
export async function subsetFonts(root: string, font = readShopFont(root)): Promise<void> {
  for (const { path, range, subsetOf } of listParts(root, font)) {
    if (subsetOf === undefined) continue;
    const text = String.fromCodePoint(...readRange(range));
    const part = await subsetFont(await readFile(subsetOf), text, { targetFormat: "woff2" });
    await replaceFile(path, part);
  }
}
