import { join } from "node:path";
import sharp from "sharp";
import { site } from "../../content/site.ts";
import { findOriginal } from "../pictures/find-original.ts";
import { drawText } from "./draw-text.ts";

const width = 1200;
const height = 630;
const margin = 56;
/** The bare wall of the picture: the name stands here, on its line, and touches nothing. */
const wall = { width: 470, baseline: 300 } as const;
const ink = "#171311";

/** The picture for sharing: the shop's name on its line, over the original named `social-card`. */
export async function drawSocialCard(root: string, client: string): Promise<void> {
  const drawn = await drawText(root, site.name, 100);
  const size = Math.min(150, (100 * (wall.width - margin)) / drawn.width);
  const { path } = await drawText(root, site.name, size);
  const name = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="${ink}"><path transform="translate(${margin} ${wall.baseline})" d="${path}"/><path d="M0 ${wall.baseline}h${wall.width}v4h-${wall.width}z"/></g></svg>`;
  const original = findOriginal(root, "social-card");
  if (original === undefined) {
    throw new Error(
      "There is no picture for sharing. Put one into content/images, named social-card.",
    );
  }
  await sharp(original)
    .resize(width, height)
    .composite([{ input: Buffer.from(name) }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(client, "social-card.jpg"));
}
