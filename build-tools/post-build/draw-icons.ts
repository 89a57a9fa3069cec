import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { site } from "#content/site.ts";
import { texts } from "#content/texts.ts";
import { titleCase } from "../../app/shared/title-case.ts";
import { drawText } from "../fonts/draw-text.ts";
import { describeOriginal } from "../pictures/describe-original.ts";
import { findOriginal, iconOriginal } from "../pictures/list-pictures.ts";
import { openOriginal } from "../pictures/open-original.ts";
import type { Shop } from "../read-shop.ts";
import { readColor } from "../read-tokens.ts";
import { readLetterI } from "../shop/read-formats.ts";

/**
 * The icons in the manifest. `part` is the initial's share of the width; `own` is the share of an owner's icon.
 * Launchers may crop a maskable icon to a circle of 80 % of its width, so the content fits within this circle.
 */
export const icons = [
  { file: "icon-48.png", size: 48, part: 0.7, own: 0.9, purpose: "any" },
  { file: "icon-192.png", size: 192, part: 0.7, own: 0.9, purpose: "any" },
  { file: "icon-512.png", size: 512, part: 0.7, own: 0.9, purpose: "any" },
  {
    file: "icon-maskable-512.png",
    size: 512,
    part: 0.5,
    own: 0.8 * Math.SQRT1_2,
    purpose: "maskable",
  },
] as const;
const appleIcon = { file: "apple-touch-icon.png", size: 180, part: 0.6, own: 0.8 } as const;

/** The icon that browsers request for pages without a link to an icon. */
const favicon = { ...icons[0], file: "favicon.ico" } as const;

const drawn = [...icons, appleIcon, favicon];

/** The shop data needed to draw an icon. */
type Parts = Pick<Shop, "root" | "font" | "tokens">;

/**
 * Draws the icons from the owner's `icon` in content/images/. If the owner has no icon, draws the underlined initial
 * of the shop's name. Keeps icons from content/public/, which the build already contains.
 */
export async function drawIcons(shop: Shop, client: string): Promise<void> {
  for (const { file } of drawn) {
    const path = join(client, file);
    if (!existsSync(path)) await writeFile(path, (await drawIcon(shop, file)) ?? "");
  }
}

/** Draws the icon with the given file name. Returns `undefined` if no icon has this name. */
export async function drawIcon(shop: Parts, name: string): Promise<Buffer | undefined> {
  const entry = drawn.find(({ file }) => file === name);
  if (entry === undefined) return undefined;
  const { size, part, own } = entry;
  const original = findOriginal(shop.root, iconOriginal);
  const [first = ""] = site.name.trim();
  const initial = titleCase(first, readLetterI(texts.language).capital);
  const png = await (original === undefined
    ? icon(shop, initial, size, part)
    : resizeIcon(shop, original, size, own));
  return name === favicon.file ? asIco(png, size) : png;
}

/**
 * Resizes the owner's icon. An icon with a transparent background gets the shop's background color and a margin that
 * launchers may crop.
 */
async function resizeIcon(
  { root, tokens }: Parts,
  original: string,
  size: number,
  part: number,
): Promise<Buffer> {
  const { image } = await openOriginal(original);
  const { isTransparent } = await describeOriginal(root, original);
  const edge = isTransparent ? Math.floor(size * part) : size;
  const background = readColor(tokens, "bg");
  const inner = await image
    .resize(edge, edge, { fit: "contain", background: "#0000" })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: inner }])
    .flatten({ background })
    .png()
    .toBuffer();
}

/** Wraps a PNG in the format of `favicon.ico`: a one-entry directory followed by the PNG data. */
function asIco(png: Buffer, size: number): Buffer {
  const list = Buffer.alloc(22);
  list.writeUInt16LE(1, 2); // type: icon
  list.writeUInt16LE(1, 4); // number of icons
  list.writeUInt8(size, 6);
  list.writeUInt8(size, 7);
  list.writeUInt16LE(1, 10);
  list.writeUInt16LE(32, 12); // bits per pixel
  list.writeUInt32LE(png.length, 14);
  list.writeUInt32LE(list.length, 18);
  return Buffer.concat([list, png]);
}

/** Draws the underlined initial in the center of a square. `part` is the underline's share of the square's width. */
export async function icon(
  { root, font, tokens }: Parts,
  initial: string,
  size: number,
  part: number,
) {
  const [background, color] = [readColor(tokens, "bg"), readColor(tokens, "ink")];
  // Draws the icon at four times its size and scales it down, because letters are placed on whole pixels.
  const edge = 4 * size;
  const length = edge * part;
  const line = length * 0.07;
  const natural = await drawText(root, font, initial, length, color);
  // Draws letters with accents or descenders smaller, so both the letter and the underline fit into the square.
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
