import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import subsetFont from "subset-font";
import { replaceFile } from "../output/replace-file.ts";
import { readRange, readShopFont, type ShopFont, writeRange } from "./shop-font.ts";

/** English and its punctuation, in a subset of its own: most pages of an English shop need no other. */
const basicLetters = readRange(
  "U+20-7E,U+A0,U+A3,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC,U+2212",
);

const partsFolder = ".cache/fonts";

/** A part of the font that a page fetches if it shows one of its letters. */
export type FontPart = {
  readonly file: string;
  readonly weights: string;
  readonly letters: ReadonlySet<number>;
  /** The file of which it is a subset, if it is not that file itself. */
  readonly subsetOf?: string;
};

/** The parts of the font, in the order of their faces: of two that have a letter, the last is used. */
export function listParts(root: string, { files }: ShopFont): readonly FontPart[] {
  const latin = files.find(({ name }) => name.endsWith("-latin"));
  const others = files
    .filter((file) => file !== latin)
    .map(({ path, weights, letters }) => ({ file: path, weights, letters }));
  if (latin === undefined) return others;
  const { name, path, weights } = latin;
  const part = (kind: string, isBasic: boolean) => {
    const file = join(root, partsFolder, `${name}-${kind}.woff2`);
    const letters = [...latin.letters].filter((letter) => basicLetters.has(letter) === isBasic);
    return { file, weights, letters: new Set(letters), subsetOf: path };
  };
  return [part("rest", false), ...others, part("basic", true)];
}

/** Whether a part has a letter of the shop's texts: it is on every page, so it is preloaded. */
export function isPreloaded({ letters }: FontPart, texts: string): boolean {
  return [...texts].some((letter) => letters.has(letter.codePointAt(0) ?? 0));
}

/** The faces of the font's parts. A preloaded one is never swapped in late, to avoid layout shifts. */
export function writeFaces(root: string, font: ShopFont, texts: string): string {
  const faces = listParts(root, font).map(
    (part) => `@font-face {
      font-family: "${font.family}";
      src: url("${relative(join(root, "app/styles"), part.file)}") format("woff2");
      font-weight: ${part.weights};
      font-display: ${isPreloaded(part, texts) ? "optional" : "swap"};
      unicode-range: ${writeRange(part.letters)};
    }`,
  );
  return `@layer base {${faces.join("")}}`;
}

/** Writes the subsets of the font. */
export async function subsetFonts(root: string, font = readShopFont(root)): Promise<void> {
  for (const { file, letters, subsetOf } of listParts(root, font)) {
    if (subsetOf === undefined) continue;
    const text = String.fromCodePoint(...letters);
    const part = await subsetFont(await readFile(subsetOf), text, { targetFormat: "woff2" });
    await replaceFile(file, part);
  }
}
