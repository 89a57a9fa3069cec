import { join } from "node:path";
import type { Plugin } from "vite";
import { fileSchemas } from "../../app/content-shape/schema.ts";
import { readContent } from "../read-content.ts";
import { shopFolder } from "../shop-folder.ts";
import { orderOptions } from "./order-options.ts";

const moduleId = "virtual:options";

const productsFile = `${shopFolder}/products.ts`;
const colorsFile = `${shopFolder}/colors.ts`;
const textsFile = `${shopFolder}/texts.ts`;

/**
 * Provides `virtual:options` (app/virtual-modules.d.ts). It is separate from `virtual:shop`, because the entry script
 * contains all of that module.
 */
export function optionsPlugin(root: string): Plugin {
  return {
    name: "options",
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      for (const file of [productsFile, colorsFile, textsFile]) this.addWatchFile(join(root, file));
      const { products } = await readContent(root, productsFile, fileSchemas.products);
      const { colorFamilies } = await readContent(root, colorsFile, fileSchemas.colors);
      const { texts } = await readContent(root, textsFile, fileSchemas.texts);
      const order = orderOptions(texts.language, products, colorFamilies);
      return `export const optionOrder = ${JSON.stringify(order)};`;
    },
  };
}
