import sharp, { type Sharp } from "sharp";
import { pictureWidths } from "../../app/picture/picture-files.ts";

/** The largest density that sharp accepts, in dots per inch. */
const maxDensity = 100_000;

/** The width, in pixels, at which a vector drawing is rendered: that of the largest size. */
const drawnWidth = Math.max(...pictureWidths);

type Original = {
  /** Rotated as its EXIF orientation says; vector drawings are rendered. */
  readonly image: Sharp;
  readonly width: number;
  readonly height: number;
};

/**
 * Opens an original of any format.
 * @throws the decoder's error if it cannot read the file
 */
export async function openOriginal(path: string): Promise<Original> {
  const { width, format } = await sharp(path).metadata();
  const options =
    format === "svg"
      ? { density: Math.min(maxDensity, Math.max(72, (72 * drawnWidth) / width)) }
      : {};
  const { autoOrient: upright } = await sharp(path, options).metadata();
  return { image: sharp(path, options).autoOrient(), ...upright };
}

/** Whether an original can be seen through. Photographs often have an alpha channel that hides nothing. */
export async function isTransparent(path: string): Promise<boolean> {
  const { image } = await openOriginal(path);
  if (!(await image.metadata()).hasAlpha) return false;
  const small = await image.resize({ width: 64 }).png().toBuffer();
  return !(await sharp(small).stats()).isOpaque;
}
