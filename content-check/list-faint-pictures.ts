import { wcagLuminance } from "culori";
import { describeOriginal } from "../build-tools/pictures/describe-original.ts";
import { findOriginal, picturesFile } from "../build-tools/pictures/list-pictures.ts";
import { listSchemes, resolveToken, type Tokens } from "../build-tools/read-tokens.ts";
import { type Content, fieldOf, valuesAt } from "./content-path.ts";

/** The minimum contrast, calculated as in WCAG, at which a shape is visible at a glance. */
const min = 1.35;

/** Lists cut-outs with too little contrast to their backdrop, by scheme. */
export async function listFaintPictures(
  root: string,
  content: Content,
  tokens: Tokens,
): Promise<readonly string[]> {
  const shown = [
    ...valuesAt(content.pictures, "*").map(({ path: [name], value }) => ({ name, value })),
    ...valuesAt(content, "categories.*.genders.*").map(({ value }) => ({
      name: fieldOf(value, "image"),
      value,
    })),
  ];
  const lines = shown.map(async ({ name, value }) => {
    const path = findOriginal(root, String(name));
    const backdrop = fieldOf(value, "backdrop");
    if (path === undefined || backdrop === undefined) return [];
    const { isTransparent, luminance } = await describeOriginal(root, path);
    if (!isTransparent) return [];
    return listSchemes(tokens).flatMap((scheme) => {
      const behind = wcagLuminance(resolveToken(tokens, String(backdrop), scheme) ?? "");
      const [darker = 0, lighter = 0] = [luminance, behind].toSorted((a, b) => a - b);
      const contrast = (lighter + 0.05) / (darker + 0.05);
      if (contrast >= min) return [];
      return `the picture "${String(name)}" in ${picturesFile} is hard to see on its backdrop "${String(backdrop)}" in the ${scheme} scheme: the contrast is ${contrast.toFixed(2)}. Choose a backdrop with at least ${min}.`;
    });
  });
  return [...new Set((await Promise.all(lines)).flat())];
}
