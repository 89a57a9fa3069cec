import type { Plugin } from "vite";
import { subsetFonts } from "./subset-fonts.ts";

/** Subsets the shop's font before the first module is loaded. */
export function fontsPlugin(root: string): Plugin {
  return { name: "fonts", configResolved: () => subsetFonts(root) };
}
