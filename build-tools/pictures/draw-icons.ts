import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { site } from "../../content/site.ts";
import { drawText } from "../fonts/draw-text.ts";
import type { Theme } from "../theme/read-theme.ts";

const icons = [
  { file: "icon-48.png", size: 48, purpose: "any" },
  { file: "icon-192.png", size: 192, purpose: "any" },
  { file: "icon-512.png", size: 512, purpose: "any" },
  { file: "icon-maskable-512.png", size: 512, purpose: "maskable" },
] as const;

/** Draws the shop's initial, underlined, as icons; returns the manifest's icons. */
export async function drawIcons(root: string, client: string, theme: Theme) {
  const initial = [...site.name.trim()][0]?.toUpperCase() ?? "";
  await Promise.all([
    ...icons.map(async ({ file, size, purpose }) =>
      writeFile(
        join(client, file),
        await icon(root, initial, size, purpose === "maskable" ? 0.5 : 0.7, theme),
      ),
    ),
    writeFile(join(client, "apple-touch-icon.png"), await icon(root, initial, 180, 0.6, theme)),
  ]);
  return icons;
}

async function icon(
  root: string,
  initial: string,
  size: number,
  part: number,
  { light }: Theme,
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${light.background}"/><g fill="${light.ink}">${await mark(root, initial, size, part)}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The underlined initial, centred in a square and filling the given fraction of its height. */
async function mark(root: string, initial: string, size: number, part: number): Promise<string> {
  const line = size * part * 0.07;
  const { path, width, capHeight } = await drawText(root, initial, size * part);
  const baseline = (size + capHeight - line) / 2;
  const lineWidth = size * part;
  return `<path transform="translate(${(size - width) / 2} ${baseline})" d="${path}"/><path d="M${(size - lineWidth) / 2} ${baseline}h${lineWidth}v${line}h-${lineWidth}z"/>`;
}
