import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { texts } from "../../content/texts.ts";
import { readTokens } from "../reading/read-tokens.ts";
import { readShopFont } from "../reading/shop-font.ts";
import { type FontPart, fontsFolder, isPreloaded, listParts, writeFaces } from "./font-parts.ts";
import { subsetFonts } from "./subset-fonts.ts";

const moduleId = "virtual:fonts";
const words = JSON.stringify(texts);

/**
 * Subsets the shop's font before the first module is loaded, adds its faces to app/styles/fonts.css, and
 * provides `virtual:fonts`, the addresses of the parts to preload.
 */
export function fontsPlugin(root: string) {
  let family = "";
  let parts: readonly FontPart[] = [];
  return {
    name: "fonts",
    enforce: "pre",
    async configResolved({ define }) {
      const font = readShopFont(root, readTokens(root));
      family = font.family;
      // Days and prices have letters that only the constants have.
      parts = listParts(font, JSON.stringify(define) + readSources(root));
      await subsetFonts(root, parts);
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
    // Vite's ids have slashes on every system.
    transform(code: string, id: string) {
      if (!id.endsWith("/app/styles/fonts.css")) return undefined;
      return writeFaces(family, parts, words) + code;
    },
  } satisfies Plugin;
}

/** Where every word of the shop stands. */
function readSources(root: string): string {
  const labels = "app/listing/{facets,sort}.ts";
  const files = globSync(["content/**/*.ts", "app/**/*.tsx", labels], { cwd: root });
  return files.map((file) => readFileSync(join(root, file), "utf8")).join("");
}
