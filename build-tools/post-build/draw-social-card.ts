import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { categories } from "#content/categories.ts";
import { pictures } from "#content/pictures.ts";
import { site } from "#content/site.ts";
import { texts } from "#content/texts.ts";
import { socialCard, socialCardFile, socialPictureFile } from "../../app/picture/picture-files.ts";
import { drawText, findMissingLetters } from "../fonts/draw-text.ts";
import { describeOriginal } from "../pictures/describe-original.ts";
import { findOriginal } from "../pictures/list-pictures.ts";
import { openOriginal } from "../pictures/open-original.ts";
import type { Shop } from "../read-shop.ts";
import { readColor, type Tokens } from "../read-tokens.ts";
import { readDirection } from "../shop/read-formats.ts";
import { readableColor } from "./readable-color.ts";

const { width, height } = socialCard;
const fromRight = readDirection(texts) === "rtl";

/** Lengths in pixels. The name is on the left or, in right-to-left languages, on the right. */
const margin = 56;
const textWidth = 470;
const baseline = 300;
const textArea = {
  left: fromRight ? width - textWidth : 0,
  top: 150,
  width: textWidth,
  height: 170,
};
/** The width of the picture next to a category's name. */
const pictureWidth = 640;

/**
 * Draws the social cards. The shop's card shows the shop's name over the owner's picture. The cards for categories and
 * pages show a name next to a picture on the picture's backdrop.
 */
export async function drawSocialCards(shop: Shop, client: string): Promise<void> {
  const { root, tokens, font } = shop;
  const picture = await drawBackground(root, tokens);
  const color = await colorOver(picture, tokens);
  await save(picture, await drawName(shop, site.name, color), join(client, socialCardFile()));
  for (const { id, name, image } of categories) {
    // If the font lacks a letter of the category's name, draws the shop's name. The content check has verified only the
    // letters of the shop's name.
    const missing = await findMissingLetters(font, name);
    const words = missing.length === 0 ? name : site.name;
    await drawCard(shop, words, image, join(client, socialCardFile(id)));
  }
  for (const name of findShared(client)) {
    await drawCard(shop, site.name, name, join(client, socialPictureFile(name)));
  }
}

/** Returns the names of the pictures that pages use on their social cards. */
function findShared(client: string): readonly string[] {
  const address = RegExp(`/${socialPictureFile('([^"/]+)')}"`);
  const names = globSync("**/*.html", { cwd: client }).flatMap((file) => {
    const [, name] = address.exec(readFileSync(join(client, file), "utf8")) ?? [];
    return name === undefined ? [] : decodeURI(name);
  });
  return [...new Set(names)];
}

/** Draws a card with a name next to a picture, on the picture's backdrop. */
async function drawCard(shop: Shop, words: string, image: string, file: string): Promise<void> {
  const { root, tokens } = shop;
  const backdrop = pictures[image]?.backdrop ?? "photo";
  const background = sharp({
    create: { width, height, channels: 3, background: readColor(tokens, backdrop) },
  });
  const name = await drawName(shop, words, readColor(tokens, `on-${backdrop}`));
  await save(background, [...(await drawPicture(root, image)), ...name], file);
}

/** Saves a card, unless content/public/ contains a file with the same name. */
async function save(background: Sharp, layers: OverlayOptions[], file: string): Promise<void> {
  if (existsSync(file)) return;
  await background.composite(layers).jpeg({ quality: 82, mozjpeg: true }).toFile(file);
}

async function drawBackground(root: string, tokens: Tokens): Promise<Sharp> {
  const original = findOriginal(root, socialCard.original);
  if (original === undefined) {
    throw new Error(
      "content/images/: found no social card (the picture that appears when someone shares a link to the shop). Add a picture named social-card, such as social-card.jpg.",
    );
  }
  const { image } = await openOriginal(original);
  const resized = image.resize(width, height).flatten({ background: readColor(tokens, "bg") });
  return sharp(await resized.png().toBuffer());
}

/** Returns a color that is readable on the part of the picture behind the name, preferably a token's color. */
async function colorOver(background: Sharp, tokens: Tokens): Promise<string> {
  const behind = await background.clone().extract(textArea).png().toBuffer();
  const { channels } = await sharp(behind).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean / 255);
  const colors = ["on-photo", "ink", "bg"].map((name) => readColor(tokens, name));
  return readableColor({ mode: "rgb", r, g, b }, colors);
}

/**
 * Draws a picture on the side opposite the name. A cut-out is cropped at the card's lower edge. A photo fills its half
 * of the card.
 */
async function drawPicture(root: string, name: string): Promise<OverlayOptions[]> {
  const original = findOriginal(root, name);
  if (original === undefined) return [];
  const { image } = await openOriginal(original);
  const { isTransparent: isCutOut } = await describeOriginal(root, original);
  const size = isCutOut ? Math.round(height * 1.15) : height;
  const input = await image
    .resize(pictureWidth, size, { fit: isCutOut ? "contain" : "cover", background: "#0000" })
    .extract({ left: 0, top: 0, width: pictureWidth, height })
    .png()
    .toBuffer();
  return [{ input, left: fromRight ? 0 : width - pictureWidth, top: 0 }];
}

/** Draws a name and its underline as two layers of the card. */
async function drawName(
  { root, font }: Pick<Shop, "root" | "font">,
  name: string,
  color: string,
): Promise<OverlayOptions[]> {
  const { width: natural } = await drawText(root, font, name, 100);
  const scale = Math.min(1.5, (textWidth - margin) / natural);
  const drawn = await drawText(root, font, name, 100 * scale, color);
  const start = fromRight ? width - margin - drawn.width : margin;
  const text = {
    input: drawn.image,
    left: Math.round(start + drawn.ink.left),
    top: Math.round(baseline - drawn.rise - drawn.ink.top),
  };
  const underline = {
    create: { width: textWidth, height: 4, channels: 3, background: color },
  } as const;
  return [text, { input: underline, left: textArea.left, top: baseline }];
}
