import { wcagLuminance } from "culori";
import { describeOriginal } from "../build-tools/pictures/describe-original.ts";
import { findOriginal, picturesFile } from "../build-tools/pictures/list-pictures.ts";
import { listSchemes, resolveToken, type Tokens } from "../build-tools/read-tokens.ts";
import { type Content, fieldOf, valuesAt } from "./content-path.ts";

/** The minimum WCAG contrast at which a shape is visible at a glance. */
const min = 1.35;

/**
 * Returns a line for each cut-out that is hard to see on one of its backdrops in a color scheme,
 * because the cut-out and the backdrop have a similar luminance.
 */
export async function listFaintPictures(
  root: string,
  content: Content,
  tokens: Tokens,
): Promise<readonly string[]> {
  const shown = [
    ...valuesAt(content.pictures, "*").map(({ path: [name], value }) => ({ name, value })),
    ...["categoryTiles.*", "heroCards.*", "categories.*.genders.*", "categories.*.sale"]
      .flatMap((shownOn) => valuesAt(content, shownOn))
      .map(({ value }) => ({ name: fieldOf(value, "image"), value })),
  ];
  const lines = shown.map(async ({ name, value }) => {
    const backdrop = fieldOf(value, "backdrop");
    const dark = fieldOf(fieldOf(content.pictures, String(name)), "dark");
    const inSchemes = listSchemes(tokens).map(async (scheme) => {
      const path = findOriginal(root, String((scheme === "dark" && dark) || name));
      if (path === undefined || backdrop === undefined) return [];
      const { isTransparent, luminances } = await describeOriginal(root, path);
      if (!isTransparent) return [];
      const behind = wcagLuminance(resolveToken(tokens, String(backdrop), scheme) ?? "");
      // Compares each pixel with the backdrop. In an average luminance, light and dark parts would
      // cancel each other out.
      const contrasts = luminances.map((luminance) => contrastOf(luminance, behind));
      const contrast = contrasts.reduce((sum, one) => sum + one, 0) / Math.max(1, contrasts.length);
      if (contrast >= min) return [];
      return [
        `${picturesFile}, picture "${String(name)}", ${scheme} scheme: found too little contrast with the backdrop "${String(backdrop)}" (ratio ${contrast.toFixed(2)}). Choose a backdrop that gives a contrast ratio of at least ${min}.`,
      ];
    });
    return (await Promise.all(inSchemes)).flat();
  });
  return [...new Set((await Promise.all(lines)).flat())];
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
