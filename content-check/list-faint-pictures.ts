import { wcagLuminance } from "culori";
import {
  findOriginal,
  isTransparent,
  openOriginal,
  picturesFile,
} from "../build-tools/pictures/list-pictures.ts";
import { listSchemes, resolveToken, type Tokens } from "../build-tools/read-tokens.ts";
import { type Content, fieldOf, valuesAt } from "./content-path.ts";

/** The contrast of luminance, as WCAG computes it, from which a shape is seen at a glance. */
const min = 1.35;

/** Each cut-out whose luminance differs little from that of a backdrop it is shown on, by scheme. */
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
    if (path === undefined || backdrop === undefined || !(await isTransparent(path))) return [];
    const luminance = await measureLuminance(path);
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

/** The mean luminance of what is opaque: shadows do not count. */
async function measureLuminance(path: string): Promise<number> {
  const { image } = await openOriginal(path);
  const small = image.resize({ width: 64 }).toColorspace("srgb").ensureAlpha();
  const data = await small.raw().toBuffer();
  const opaque: number[] = [];
  for (let index = 0; index < data.length; index += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(index, index + 4).map(Number);
    if (alpha < 230) continue;
    opaque.push(wcagLuminance({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 }));
  }
  return opaque.reduce((sum, value) => sum + value, 0) / Math.max(1, opaque.length);
}
