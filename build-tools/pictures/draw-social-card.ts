import { join } from "node:path";
import { site } from "../../content/site.ts";
import { drawText } from "../fonts/draw-text.ts";
import type { Theme } from "../theme/read-theme.ts";
import { findOriginal } from "./find-original.ts";
import { openOriginal } from "./open-original.ts";
import { socialCard } from "./social-card.ts";

const { width, height } = socialCard;
const margin = 56;
/** The empty area of the picture, in pixels, where the name and its underline are drawn. */
const textArea = { width: 470, baseline: 300 } as const;

/** The sharing picture: the shop's name, underlined, over the owner's original. */
export async function drawSocialCard(
  root: string,
  client: string,
  { light }: Theme,
): Promise<void> {
  const drawn = await drawText(root, site.name, 100);
  const size = Math.min(150, (100 * (textArea.width - margin)) / drawn.width);
  const { path } = await drawText(root, site.name, size);
  const name = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${light.onPhoto}"><path transform="translate(${margin} ${textArea.baseline})" d="${path}"/><path d="M0 ${textArea.baseline}h${textArea.width}v4h-${textArea.width}z"/></g></svg>`;
  const original = findOriginal(root, socialCard.original);
  if (original === undefined) {
    throw new Error("There is no sharing picture. Add one to content/images, named social-card.");
  }
  const { image } = await openOriginal(original);
  await image
    .resize(width, height)
    .flatten({ background: light.background })
    .composite([{ input: Buffer.from(name) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(client, "social-card.jpg"));
}
