import sharp, { type Sharp } from "sharp";

/** Wide enough, in pixels, for the largest size of any place. */
const drawnWidth = 1600;

export type Original = {
  /** Upright as its camera meant it, drawings drawn at a useful size. */
  readonly image: Sharp;
  readonly width: number;
  readonly height: number;
};

/**
 * Opens an original of any format.
 *
 * @throws what the decoder says of a file that it cannot read
 */
export async function openOriginal(path: string): Promise<Original> {
  const { width, format } = await sharp(path).metadata();
  const options =
    format === "svg" ? { density: Math.min(2400, Math.max(72, (72 * drawnWidth) / width)) } : {};
  const { autoOrient: upright } = await sharp(path, options).metadata();
  return { image: sharp(path, options).autoOrient(), ...upright };
}
