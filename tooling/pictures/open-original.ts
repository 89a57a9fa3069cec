import sharp, { type Sharp } from "sharp";

/** What sharp takes at most, in dots per inch. */
const maxDensity = 100_000;

/** Wide enough, in pixels, for the largest size of any place. */
const drawnWidth = 1600;

export type Original = {
  /** Upright as its camera meant it, drawings drawn at a useful size. */
  readonly image: Sharp;
  readonly width: number;
  readonly height: number;
  /** Whether the file itself lies on its side or is mirrored. */
  readonly turned: boolean;
  readonly transparent: boolean;
};

/**
 * Opens an original of any format.
 *
 * @throws what the decoder says of a file that it cannot read
 */
export async function openOriginal(path: string): Promise<Original> {
  const { width, format, orientation = 1, hasAlpha } = await sharp(path).metadata();
  const options =
    format === "svg"
      ? { density: Math.min(maxDensity, Math.max(72, (72 * drawnWidth) / width)) }
      : {};
  const { autoOrient: upright } = await sharp(path, options).metadata();
  return {
    image: sharp(path, options).autoOrient(),
    ...upright,
    turned: orientation > 1,
    transparent: hasAlpha,
  };
}
