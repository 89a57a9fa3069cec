import { basename } from "node:path";
import { shopFolder } from "../shop-folder.ts";
import { type FontFile, readRange, type ShopFont } from "./shop-font.ts";

/** The folder to which the font's parts are written, relative to the project. */
export const fontsFolder = `.cache/fonts/${basename(shopFolder)}`;

/** English letters and punctuation. */
const basic = readRange(
  "U+20-7E,U+A0,U+A3,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC,U+2212",
);

/** A part of the font. Browsers fetch a part only if the page contains one of its letters. */
export type FontPart = {
  /** The file name without its extension, for example "heebo-hebrew". */
  readonly name: string;
  /** The lightest and heaviest weights, for example "100 900". */
  readonly weights: string;
  readonly letters: ReadonlySet<string>;
  /** The font files that contain the part's letters. */
  readonly files: readonly FontFile[];
  /**
   * The weight of a part that is joined from several files. `undefined` if the part has one file with all its weights.
   */
  readonly weight?: number;
};

/**
 * Returns the font's parts in the order of their `@font-face` rules. If several parts contain a letter, browsers use
 * the last of them. Very large fonts, such as Japanese fonts, come as numbered files. These are reduced to the
 * characters that the shop uses.
 * @param used all of the shop's text. Any Latin letters in it are added to the part that every page needs, so German
 * and French need only one part.
 */
export function listParts({ id, files }: ShopFont, used: string): readonly FontPart[] {
  const parts = files.map((file) => ({ ...file, files: [file] }));
  if (files.some(({ name }) => /-\d+$/.test(name))) {
    const letters = new Set([...basic, ...used]);
    return [
      { name: `${id}-regular`, weights: "1 500", letters, files, weight: 400 },
      { name: `${id}-bold`, weights: "501 1000", letters, files, weight: 600 },
    ];
  }
  const latin = parts.find(({ name }) => name.endsWith("-latin"));
  if (latin === undefined) return parts;
  const first = new Set([...basic, ...[...used].filter((letter) => latin.letters.has(letter))]);
  return [
    ...parts.map((part) => ({
      ...part,
      name: part === latin ? `${part.name}-rest` : part.name,
      letters: without(part.letters, first),
    })),
    { ...latin, name: `${latin.name}-basic`, letters: first },
  ];
}

function without(letters: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...letters].filter((letter) => !others.has(letter)));
}

/** Returns true if every page preloads the part, because it contains a letter of the interface's text. */
export function isPreloaded({ letters }: FontPart, texts: string): boolean {
  return [...texts].some((letter) => letters.has(letter));
}

/** Returns the parts' `@font-face` rules. The first paint does not wait for a font (docs/performance.md). */
export function writeFaces(family: string, parts: readonly FontPart[]): string {
  const faces = parts.map(
    (part) => `@font-face {
      font-family: "${family}";
      src: url("../../${fontsFolder}/${part.name}.woff2") format("woff2");
      font-weight: ${part.weights};
      font-display: swap;
      ${part.weight === undefined ? `unicode-range: ${writeRange(part.letters)};` : ""}
    }`,
  );
  return faces.join("");
}

/** Formats letters as a `unicode-range`. */
function writeRange(letters: ReadonlySet<string>): string {
  const ranges: { readonly first: number; last: number }[] = [];
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  for (const code of codes.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range?.last === code - 1) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges.map(({ first, last }) => `U+${hex(first)}-${hex(last)}`).join();
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
