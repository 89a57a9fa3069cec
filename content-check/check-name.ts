import { findMissingLetters } from "../build-tools/fonts/draw-text.ts";
import type { ShopFont } from "../build-tools/fonts/shop-font.ts";
import { type Problem, write } from "./problem.ts";

/** Letters of the shop's name that the icons and the sharing picture cannot show. */
export async function checkName(font: ShopFont, name: unknown): Promise<readonly Problem[]> {
  const missing = typeof name === "string" ? await findMissingLetters(font, name) : [];
  if (missing.length === 0) return [];
  return [
    {
      file: "content/site.ts",
      field: "name",
      found: missing.map(write).join(", "),
      expected:
        'letters that the font has, for the footer, the icons and the sharing picture, or another font ("Another font" in docs/owner.md)',
    },
  ];
}
