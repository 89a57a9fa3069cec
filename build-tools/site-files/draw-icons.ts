import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { site } from "../../content/site.ts";
import { drawText } from "../fonts/draw-text.ts";
import type { Shop } from "../read-shop.ts";
import { readColor } from "../read-tokens.ts";

/** The icons that the manifest lists. */
export const icons = [
  { file: "icon-48.png", size: 48, part: 0.7, purpose: "any" },
  { file: "icon-192.png", size: 192, part: 0.7, purpose: "any" },
  { file: "icon-512.png", size: 512, part: 0.7, purpose: "any" },
  { file: "icon-maskable-512.png", size: 512, part: 0.5, purpose: "maskable" },
] as const;
const appleIcon = { file: "apple-touch-icon.png", size: 180, part: 0.6 } as const;

/** Draws the shop's initial, underlined, as icons. */
export async function drawIcons(shop: Shop, client: string): Promise<void> {
  const initial = [...site.name.trim()][0]?.toUpperCase() ?? "";
  for (const { file, size, part } of [...icons, appleIcon]) {
    await writeFile(join(client, file), await icon(shop, initial, size, part));
  }
}

/** The underlined initial, centered in a square and filling the given part of its width. */
export async function icon(
  { root, font, tokens }: Pick<Shop, "root" | "font" | "tokens">,
  initial: string,
  size: number,
  part: number,
) {
  const [background, color] = [readColor(tokens, "bg"), readColor(tokens, "ink")];
  // Larger, then scaled down: the letter stands on whole pixels.
  const edge = 4 * size;
  const length = edge * part;
  const line = length * 0.07;
  const natural = await drawText(root, font, initial, length, color);
  // A letter with dots above and below is drawn smaller, to fit into the square with its line.
  const fitting = Math.min(1, (length - line) / (natural.rise + natural.ink.top));
  const { image, width, rise, ink } = await drawText(root, font, initial, length * fitting, color);
  const baseline = (edge + rise + ink.top - line) / 2;
  const letter = {
    input: image,
    left: Math.round((edge - width) / 2 + ink.left),
    top: Math.round(baseline - rise - ink.top),
  };
  const underline = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><path fill="${color}" d="M${(edge - length) / 2} ${baseline}h${length}v${line}h-${length}z"/></svg>`;
  const large = sharp({ create: { width: edge, height: edge, channels: 3, background } })
    .composite([letter, { input: Buffer.from(underline) }])
    .png();
  return sharp(await large.toBuffer())
    .resize(size)
    .png()
    .toBuffer();
}
