import sharp, { type Sharp } from "sharp";

/** Wide enough, in pixels, for the largest size of any place. */
const drawnWidth = 1600;

export type Original = {
  /** Upright as its camera meant it, drawings drawn at a useful size. */
  readonly image: Sharp;
  readonly width: number;
  readonly height: number;
  readonly format: string;
};

/**
 * Opens an original of any format.
 *
 * @throws what the decoder says of a file that it cannot read
 */
export async function openOriginal(path: string): Promise<Original> {
  const { width, format } = await sharp(path).metadata();
  const density =
    format === "svg" ? Math.min(2400, Math.max(72, (72 * drawnWidth) / width)) : undefined;
  const image = sharp(path, density === undefined ? {} : { density }).autoOrient();
  const drawn = await sharp(path, density === undefined ? {} : { density }).metadata();
  const upright = drawn.autoOrient;
  return { image, width: upright.width, height: upright.height, format };
}
