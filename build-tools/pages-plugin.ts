import { join } from "node:path";
import type { Plugin } from "vite";
import { productsFolder, readPages } from "./read-pages.ts";

const moduleId = "virtual:pages";

/** Provides `virtual:pages` (app/virtual-modules.d.ts). Only the prerenderer imports this module. */
export function pagesPlugin(root: string): Plugin {
  return {
    name: "pages",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      const files = readPages(root);
      const texts = readPages(root, productsFolder);
      for (const { file } of [...files, ...texts]) this.addWatchFile(join(root, file));
      const pages = files.map(({ name, fields, text }) => [name, { ...fields, text }]);
      const ofProducts = texts.map(({ name, text }) => [name, text]);
      return [
        `export const pages = ${JSON.stringify(Object.fromEntries(pages))};`,
        `export const productTexts = ${JSON.stringify(Object.fromEntries(ofProducts))};`,
      ].join("\n");
    },
  };
}
