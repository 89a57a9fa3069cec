import { join } from "node:path";
import type { Plugin } from "vite";
import { texts } from "../../content/texts.ts";
import { readShopFont } from "../reading/shop-font.ts";
import { isPreloaded, listParts, subsetFonts, writeFaces } from "./subset-fonts.ts";

const moduleId = "virtual:fonts";
const words = JSON.stringify(texts);

/**
 * Subsets the shop's font before the first module is loaded, adds its faces to app/styles/fonts.css, and
 * provides `virtual:fonts`, the addresses of the parts to preload.
 */
export function fontsPlugin(root: string): Plugin {
  return {
    name: "fonts",
    enforce: "pre",
    configResolved: () => subsetFonts(root),
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const files = listParts(root, readShopFont(root)).filter((part) => isPreloaded(part, words));
      const imports = files.map(
        ({ path }, index) => `import font${index} from ${JSON.stringify(`${path}?url`)};`,
      );
      const names = files.map((_, index) => `font${index}`);
      return `${imports.join("")}export const preloadedFonts = [${names.join()}];`;
    },
    transform(code, id) {
      if (id !== join(root, "app/styles/fonts.css")) return undefined;
      return writeFaces(root, readShopFont(root), words) + code;
    },
  };
}
