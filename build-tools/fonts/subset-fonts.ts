import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import postcss from "postcss";
import subsetFont from "subset-font";

/** The shop's font for Western European languages, in all weights. */
export const originalFont =
  "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** Defines the subsets of the font, each with its `unicode-range`. */
export const fontSheet = "app/styles/fonts.css";

/** Where `fontSheet` expects the subsets. */
const partsFolder = ".cache/fonts";

/**
 * Writes the font subsets named in app/styles/fonts.css to `.cache/fonts`. Each holds the letters of
 * its `unicode-range`, so that a page fetches only the subsets whose letters it shows.
 *
 * @throws as `subsetParts`
 */
export async function subsetFonts(root: string): Promise<void> {
  const [font, css] = await Promise.all([
    readFile(join(root, originalFont)),
    readFile(join(root, fontSheet), "utf8"),
  ]);
  await mkdir(join(root, partsFolder), { recursive: true });
  for (const [fileName, part] of await subsetParts(font, css)) {
    const path = join(root, partsFolder, fileName);
    // Written under another name and renamed, because another build may be reading the file.
    const unfinished = `${path}.${randomUUID()}.part`;
    await writeFile(unfinished, part);
    await rename(unfinished, path);
  }
}

/**
 * The subsets of a font as WOFF2, by the file names that a style sheet gives them in `.cache/fonts`.
 *
 * @throws if a face has no valid `unicode-range`; the message names it
 */
export async function subsetParts(
  font: Buffer,
  css: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array>();
  for (const [fileName, range] of rangesOf(css)) {
    const letters = readRange(fileName, range);
    parts.set(fileName, await subsetFont(font, letters, { targetFormat: "woff2" }));
  }
  return parts;
}

/** The `unicode-range` of each face whose file is in `.cache/fonts`. */
function rangesOf(css: string): ReadonlyMap<string, string> {
  const ranges = new Map<string, string>();
  postcss.parse(css).walkAtRules("font-face", (face) => {
    const declarations = new Map<string, string>();
    face.walkDecls(({ prop, value }) => void declarations.set(prop, value));
    const file = /\.cache\/fonts\/([\w-]+\.woff2)/.exec(declarations.get("src") ?? "")?.[1];
    if (file !== undefined) ranges.set(file, declarations.get("unicode-range") ?? "");
  });
  return ranges;
}

/** Every letter of a `unicode-range`: single ones (`U+131`) and ranges (`U+20-7E`). */
function readRange(fileName: string, range: string): string {
  return postcss.list
    .comma(range)
    .map((part) => lettersOf(fileName, part))
    .join("");
}

function lettersOf(fileName: string, part: string): string {
  const [, first, last = first] = /^U\+([\da-f]{1,6})(?:-([\da-f]{1,6}))?$/i.exec(part) ?? [];
  if (first === undefined || last === undefined) {
    throw new Error(
      `${fontSheet}: the unicode-range of ${fileName} has "${part}". Write letters as U+131 or U+20-7E.`,
    );
  }
  const from = Number.parseInt(first, 16);
  const count = Number.parseInt(last, 16) - from + 1;
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index)).join("");
}
