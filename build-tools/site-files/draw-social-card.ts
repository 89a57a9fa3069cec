import { join } from "node:path";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { socialCard, socialCardFile } from "../../app/picture/picture-files.ts";
import { categories } from "../../content/categories.ts";
import { pictures } from "../../content/pictures.ts";
import { site } from "../../content/site.ts";
import { texts } from "../../content/texts.ts";
import { drawText, findMissingLetters } from "../fonts/draw-text.ts";
import type { ShopFont } from "../fonts/shop-font.ts";
import { findOriginal } from "../pictures/list-pictures.ts";
import { isTransparent, openOriginal } from "../pictures/list-pictures.ts";
import type { Shop } from "../read-shop.ts";
import { readColor, type Tokens } from "../read-tokens.ts";
import { readDirection } from "../shop/read-formats.ts";
import { readableColor } from "./readable-color.ts";

const { width, height } = socialCard;
const fromRight = readDirection(texts) === "rtl";

/** Lengths are in pixels. Everything is on the side where a line of the language begins. */
const margin = 56;
const textWidth = 470;
const baseline = 300;
const textArea = {
  left: fromRight ? width - textWidth : 0,
  top: 150,
  width: textWidth,
  height: 170,
};
/** The area of the picture next to a category's name. */
const pictureWidth = 640;

/** The sharing pictures: the shop's name over the owner's original, each category's on its backdrop. */
export async function drawSocialCards({ root, tokens, font }: Shop, client: string): Promise<void> {
  const picture = await drawBackground(root, tokens);
  const color = await colorOver(picture, tokens);
  await save(picture, [await drawName(font, site.name, color)], join(client, socialCardFile()));
  for (const { id, name, image } of categories) {
    const backdrop = pictures[image]?.backdrop ?? "photo";
    const background = sharp({
      create: { width, height, channels: 3, background: readColor(tokens, backdrop) },
    });
    // The check looks for letters that the font lacks in the shop's name alone.
    const missing = await findMissingLetters(font, name);
    const drawn = missing.length === 0 ? name : site.name;
    const words = await drawName(font, drawn, readColor(tokens, `on-${backdrop}`));
    const layers = await drawPicture(root, image);
    await save(background, [...layers, words], join(client, socialCardFile(id)));
  }
}

async function save(background: Sharp, layers: OverlayOptions[], file: string): Promise<void> {
  await background.composite(layers).jpeg({ quality: 82, mozjpeg: true }).toFile(file);
}

async function drawBackground(root: string, tokens: Tokens): Promise<Sharp> {
  const original = findOriginal(root, socialCard.original);
  if (original === undefined) {
    throw new Error("There is no sharing picture. Add one to content/images, named social-card.");
  }
  const { image } = await openOriginal(original);
  const resized = image.resize(width, height).flatten({ background: readColor(tokens, "bg") });
  return sharp(await resized.png().toBuffer());
}

/** The color of the tokens that can be read on the part of the picture where the name is drawn. */
async function colorOver(background: Sharp, tokens: Tokens): Promise<string> {
  const behind = await background.clone().extract(textArea).png().toBuffer();
  const { channels } = await sharp(behind).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean / 255);
  const colors = ["on-photo", "ink", "bg"].map((name) => readColor(tokens, name));
  return readableColor({ mode: "rgb", r, g, b }, colors);
}

/** A category's picture on the other side: a cut-out cropped by the lower edge, a photo in its half. */
async function drawPicture(root: string, name: string): Promise<OverlayOptions[]> {
  const original = findOriginal(root, name);
  if (original === undefined) return [];
  const { image } = await openOriginal(original);
  const isCutOut = await isTransparent(original);
  const size = isCutOut ? Math.round(height * 1.15) : height;
  const input = await image
    .resize(pictureWidth, size, { fit: isCutOut ? "contain" : "cover", background: "#0000" })
    .extract({ left: 0, top: 0, width: pictureWidth, height })
    .png()
    .toBuffer();
  return [{ input, left: fromRight ? 0 : width - pictureWidth, top: 0 }];
}

/** A name, underlined, on a transparent layer of the card's size. */
async function drawName(font: ShopFont, name: string, color: string): Promise<OverlayOptions> {
  const drawn = await drawText(font, name, 100);
  const scale = Math.min(1.5, (textWidth - margin) / drawn.width);
  const start = fromRight ? width - margin - drawn.width * scale : margin;
  return {
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${color}"><g transform="translate(${start} ${baseline - drawn.rise * scale}) scale(${scale})">${drawn.svg}</g><path d="M${textArea.left} ${baseline}h${textWidth}v4h-${textWidth}z"/></g></svg>`,
    ),
  };
}
