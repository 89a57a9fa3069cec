import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { socialCardFile } from "../../app/layout/social-card-file.ts";
import { categories } from "../../content/categories.ts";
import { pictures } from "../../content/pictures.ts";
import { site } from "../../content/site.ts";
import { texts } from "../../content/texts.ts";
import { drawText, findMissingLetters } from "../fonts/draw-text.ts";
import { readDirection } from "../prerender/read-formats.ts";
import { readColor, type Theme } from "../theme/read-theme.ts";
import { findOriginal } from "./find-original.ts";
import { openOriginal } from "./open-original.ts";
import { readableColor } from "./readable-color.ts";
import { socialCard } from "./social-card.ts";

const { width, height } = socialCard;
const margin = 56;
const fromRight = readDirection(texts) === "rtl";
const textWidth = 470;
/** Where the name and its underline are drawn, in pixels: where a line of the language begins. */
const textArea = {
  left: fromRight ? width - textWidth : 0,
  top: 150,
  width: textWidth,
  height: 170,
};
const baseline = 300;
/** Of the picture beside a category's name, in pixels. */
const pictureWidth = 640;

/** The sharing pictures: the shop's name over the owner's original, each category's on its backdrop. */
export async function drawSocialCards(root: string, client: string, theme: Theme): Promise<void> {
  await drawShopCard(root, join(client, socialCardFile()), theme);
  for (const { id, name, image } of categories) {
    const backdrop = pictures[image]?.backdrop ?? "photo";
    const background = sharp({
      create: { width, height, channels: 3, background: readColor(root, backdrop) },
    });
    const picture = await pictureBeside(root, image);
    // The check looks for letters that the font lacks in the shop's name alone.
    const missing = await findMissingLetters(root, name);
    const drawn = missing.length === 0 ? name : site.name;
    const words = await drawName(root, drawn, readColor(root, `on-${backdrop}`));
    await background
      .composite([...picture, { input: words }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(join(client, socialCardFile(id)));
  }
}

async function drawShopCard(root: string, file: string, { light }: Theme): Promise<void> {
  const original = findOriginal(root, socialCard.original);
  if (original === undefined) {
    throw new Error("There is no sharing picture. Add one to content/images, named social-card.");
  }
  const { image } = await openOriginal(original);
  const background = await image
    .resize(width, height)
    .flatten({ background: light.background })
    .png()
    .toBuffer();
  const color = await colorOver(sharp(background), light);
  await sharp(background)
    .composite([{ input: await drawName(root, site.name, color) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
}

/** The color of the theme that can be read on the part of the picture where the name is drawn. */
async function colorOver(background: Sharp, { onPhoto, ink, background: paper }: Theme["light"]) {
  const { channels } = await sharp(await background.extract(textArea).png().toBuffer()).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean / 255);
  return readableColor({ mode: "rgb", r, g, b }, [onPhoto, ink, paper]);
}

/** A category's picture at the card's other side: a cut-out cropped by the lower edge, a photo in its half. */
async function pictureBeside(root: string, name: string) {
  const original = findOriginal(root, name);
  if (original === undefined) return [];
  const { image, transparent } = await openOriginal(original);
  const size = transparent ? Math.round(height * 1.15) : height;
  const drawn = await image
    .resize(pictureWidth, size, { fit: transparent ? "contain" : "cover", background: "#0000" })
    .extract({ left: 0, top: 0, width: pictureWidth, height })
    .png()
    .toBuffer();
  return [{ input: drawn, left: fromRight ? 0 : width - pictureWidth, top: 0 }];
}

/** A name, underlined, as a transparent drawing of the card's size. */
async function drawName(root: string, name: string, color: string): Promise<Buffer> {
  const drawn = await drawText(root, name, 100);
  const size = Math.min(150, (100 * (textArea.width - margin)) / drawn.width);
  const { path, width: nameWidth } = await drawText(root, name, size);
  const start = fromRight ? width - margin - nameWidth : margin;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${color}"><path transform="translate(${start} ${baseline})" d="${path}"/><path d="M${textArea.left} ${baseline}h${textArea.width}v4h-${textArea.width}z"/></g></svg>`,
  );
}
