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
  /** Whether any of it can be seen through. */
  readonly transparent: boolean;
};

/**
 * Opens an original of any format.
 * @throws the decoder's error if it cannot read the file
 */
export async function openOriginal(path: string): Promise<Original> {
  const { width, format, hasAlpha } = await sharp(path).metadata();
  const options =
    format === "svg"
      ? { density: Math.min(maxDensity, Math.max(72, (72 * drawnWidth) / width)) }
      : {};
  const { autoOrient: upright } = await sharp(path, options).metadata();
  const open = () => sharp(path, options).autoOrient();
  return {
    image: open(),
    ...upright,
    transparent: hasAlpha && !(await isOpaque(open())),
  };
}

/** Photographs often have an alpha channel that hides nothing. */
async function isOpaque(image: Sharp): Promise<boolean> {
  const small = await image.resize({ width: 64 }).png().toBuffer();
  return (await sharp(small).stats()).isOpaque;
}
