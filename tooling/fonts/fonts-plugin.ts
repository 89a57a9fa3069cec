import type { Plugin } from "vite";
import { subsetFonts } from "./subset-fonts.ts";

/** Makes the parts of the shop's font before anything asks for them. */
export function fontsPlugin(root: string): Plugin {
  return { name: "fonts", configResolved: () => subsetFonts(root) };
}
