import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import postcss from "postcss";
import subsetFont from "subset-font";

/** The shop's font with every letter of Western Europe, in all weights. */
const originalFont =
  "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

const styleSheet = "app/styles/fonts.css";
/** Where `styleSheet` expects the files that are made here. */
const folder = ".cache/fonts";

/**
 * Makes the parts of the font that app/styles/fonts.css names in `.cache/fonts`: each holds the
 * letters of its `unicode-range`, so that a page fetches only the parts it shows letters of.
 *
 * @throws if such a face has no `unicode-range` that can be read; the message names it
 */
export async function subsetFonts(root: string): Promise<void> {
  const original = await readFile(join(root, originalFont));
  await mkdir(join(root, folder), { recursive: true });
  for (const { fileName, letters } of partsOf(await readFile(join(root, styleSheet), "utf8"))) {
    const path = join(root, folder, fileName);
    // Another build may be reading the file.
    const unfinished = `${path}.${randomUUID()}.part`;
    await writeFile(unfinished, await subsetFont(original, letters, { targetFormat: "woff2" }));
    await rename(unfinished, path);
  }
}

type FontPart = { readonly fileName: string; readonly letters: string };

/** The faces of a style sheet whose files lie in `.cache/fonts`, with the letters they are for. */
export function partsOf(css: string): readonly FontPart[] {
  const parts: FontPart[] = [];
  postcss.parse(css).walkAtRules("font-face", (face) => {
    const declarations = new Map<string, string>();
    face.walkDecls(({ prop, value }) => void declarations.set(prop, value));
    const [, fileName] =
      /\.cache\/fonts\/([\w-]+\.woff2)/.exec(declarations.get("src") ?? "") ?? [];
    if (fileName === undefined) return;
    parts.push({ fileName, letters: readRange(fileName, declarations.get("unicode-range") ?? "") });
  });
  return parts;
}

/** Every letter of a `unicode-range`: single ones (`U+131`) and ranges (`U+20-7E`). */
function readRange(fileName: string, range: string): string {
  return postcss.list
    .comma(range === "" ? "nothing" : range)
    .map((part) => {
      const [, first, last = first] = /^U\+([\da-f]{1,6})(?:-([\da-f]{1,6}))?$/i.exec(part) ?? [];
      if (first === undefined || last === undefined) {
        throw new Error(
          `${styleSheet}: the unicode-range of ${fileName} has "${part}". ` +
            `Write letters as U+131 or U+20-7E.`,
        );
      }
      const from = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - from + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index)).join(
        "",
      );
    })
    .join("");
}
