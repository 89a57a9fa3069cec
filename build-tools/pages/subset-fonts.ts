import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createFont } from "fonteditor-core";
import subsetFont from "subset-font";
import type { FontFile } from "../reading/shop-font.ts";
import { type FontPart, fontsFolder } from "./font-parts.ts";
import { replaceFile } from "./replace-file.ts";

/** Writes the parts of the font. */
export async function subsetFonts(root: string, parts: readonly FontPart[]): Promise<void> {
  for (const part of parts) {
    const letters = [...part.letters].join("");
    const file = await joinFiles(part);
    const bytes = await subsetFont(file, letters, { targetFormat: "woff2" });
    await replaceFile(join(root, fontsFolder, `${part.name}.woff2`), bytes);
  }
}

/**
 * The files of a part as one. Several become one of a single weight, without kerning, as no library
 * joins variable fonts; each letter is that of the last file that is meant for it.
 */
async function joinFiles({ files, letters, weight }: FontPart): Promise<Buffer> {
  const [file, ...others] = files.toReversed();
  if (file === undefined) throw new Error("A part of the shop's font has no file.");
  if (weight === undefined) return readFile(file.path);
  const missing = new Set(letters);
  const cutFile = async ({ path, letters: meant }: FontFile) => {
    const found = [...missing].filter((letter) => meant.has(letter));
    for (const letter of found) missing.delete(letter);
    const options = { targetFormat: "sfnt", variationAxes: { wght: weight } } as const;
    const cut = await subsetFont(await readFile(path), found.join(""), options);
    return createFont(cut, { type: "ttf", compound2simple: true });
  };
  const joined = await cutFile(file);
  for (const other of others) {
    // The first glyph of each stands for a letter that is missing.
    joined.get().glyf.push(...(await cutFile(other)).get().glyf.slice(1));
  }
  return joined.write({ type: "ttf", toBuffer: true });
}
