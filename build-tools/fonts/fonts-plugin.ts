import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createFont } from "fonteditor-core";
import postcss from "postcss";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { texts as ownTexts } from "#content/texts.ts";
import type { Texts } from "../../app/content-shape/schema.ts";
import { readTokens } from "../read-tokens.ts";
import { replaceFile } from "../replace-file.ts";
import { shopFolder } from "../shop-folder.ts";
import { readFormats } from "../shop/read-formats.ts";
import { writeFallbackFaces } from "./fallback-faces.ts";
import { type FontPart, fontsFolder, isPreloaded, listParts, writeFaces } from "./font-parts.ts";
import { type FontFile, readShopFont } from "./shop-font.ts";

const moduleId = "virtual:fonts";

/**
 * Splits the shop's font into parts before the first module is loaded, and writes the `@font-face` rules of the parts
 * and of their fallbacks, and the property `--font-stack`, to app/styles/fonts.css. Provides `virtual:fonts`, which exports the addresses of the parts to preload.
 */
export function fontsPlugin(root: string, texts: Texts = ownTexts) {
  const words = JSON.stringify(texts);
  let css = "";
  let parts: readonly FontPart[] = [];
  return {
    name: "fonts",
    enforce: "pre",
    async configResolved() {
      const tokens = readTokens(root);
      const font = readShopFont(root, tokens);
      // Formatted dates and prices may contain letters that appear in no source file.
      parts = listParts(font, JSON.stringify(readFormats(texts)) + readSources(root));
      await subsetFonts(root, parts);
      const fallback = await writeFallbackFaces(font);
      const [first, ...others] = postcss.list.comma(tokens.get("font") ?? "");
      const stack = [first, ...fallback.families, ...others].join();
      const faces = writeFaces(font.family, parts) + fallback.css;
      css = `${faces} :root { --font-stack: ${stack}; }`;
    },
    resolveId: (id: string) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id: string) {
      if (id !== `\0${moduleId}`) return undefined;
      const preloaded = parts.filter((part) => isPreloaded(part, words));
      const imports = preloaded.map(
        ({ name }, index) => `import font${index} from "/${fontsFolder}/${name}.woff2?url";`,
      );
      const names = preloaded.map((_, index) => `font${index}`);
      return `${imports.join("")}export const preloadedFonts = [${names.join()}];`;
    },
    // Vite's module IDs have forward slashes on every system and may have a query in development.
    transform(code: string, id: string) {
      if (!/\/app\/styles\/fonts\.css(?:\?|$)/.test(id)) return undefined;
      return `@layer base { ${css} } ${code}`;
    },
  } satisfies Plugin;
}

/** Returns the source code of all files that contain text shown in the shop. */
function readSources(root: string): string {
  const labels = "app/listing/{facets,sort}.ts";
  const exclude = ["**/*.test.tsx"];
  const files = globSync([`${shopFolder}/**/*.{ts,md}`, "app/**/*.tsx", labels], {
    cwd: root,
    exclude,
  });
  return files.map((file) => readFileSync(join(root, file), "utf8")).join("");
}

/** Writes the font's parts to files. */
export async function subsetFonts(root: string, parts: readonly FontPart[]): Promise<void> {
  for (const part of parts) {
    const letters = [...part.letters].join("");
    const file = await joinFiles(part);
    const bytes = await subsetFont(file, letters, { targetFormat: "woff2" });
    await replaceFile(join(root, fontsFolder, `${part.name}.woff2`), bytes);
  }
}

/**
 * Returns the font from which a part is cut. No library joins variable fonts, so several files are first reduced to the
 * part's single weight. The joined font has no kerning. Each letter comes from the last file that contains it.
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
    // Skips the first glyph, which represents missing letters in every font file.
    joined.get().glyf.push(...(await cutFile(other)).get().glyf.slice(1));
  }
  return joined.write({ type: "ttf", toBuffer: true });
}
