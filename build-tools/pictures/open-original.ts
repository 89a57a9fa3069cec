import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import sharp, { type Sharp } from "sharp";
import { pictureWidths } from "../../app/picture/picture-widths.ts";
import { sizeDrawing } from "./size-drawing.ts";

/** The width at which vector drawings are rendered, in pixels. The widest picture file has the same width. */
const drawnWidth = Math.max(...pictureWidths);

type Original = {
  /** The picture, rotated according to its EXIF orientation. A vector drawing is rendered as pixels. */
  readonly image: Sharp;
  readonly width: number;
  readonly height: number;
};

/**
 * Opens an original of any format.
 * @throws the decoder's error if the decoder cannot read the file
 */
export async function openOriginal(path: string): Promise<Original> {
  const isDrawing = extname(path).toLowerCase() === ".svg";
  const source = isDrawing ? sizeDrawing(await readFile(path), drawnWidth) : path;
  const { autoOrient: upright } = await sharp(source).metadata();
  return { image: sharp(source).autoOrient(), ...upright };
}
