import { z } from "zod";
import { aboveZero, percent, share, text, webAddress, whole, zoom } from "./schema-fields.ts";

export const remotePicture = z.strictObject({
  address: webAddress,
  /** Both are in pixels, and reserve the picture's space until it has loaded. */
  width: whole,
  height: whole,
});

/** All in percent of the frame that crops the picture. */
const cropFields = {
  /** How large a cut-out is at most: its width, its height or both. A photo always fills the frame. */
  width: aboveZero.exactOptional(),
  height: aboveZero.exactOptional(),
  /** Where a cut-out's middle stands across the frame; of a photo, which part of its width is kept. */
  x: percent,
  /** Where the upper tenth of a cut-out stands down the frame; of a photo, which part is kept. */
  y: percent,
};
const narrowerCrop = z.strictObject({
  ...cropFields,
  x: percent.exactOptional(),
  y: percent.exactOptional(),
});
export const crop = z.strictObject({
  ...cropFields,
  /** What differs on screens narrower than 56rem, and than 44rem. */
  tablet: narrowerCrop.exactOptional(),
  phone: narrowerCrop.exactOptional(),
});

/** The point that stays where it is when a cut-out comes closer, in percent of the picture. */
const point = { x: share, y: share };
/** How much closer it comes; on a phone held upright, the point may be another. */
export const close = z.strictObject({
  ...point,
  zoom,
  phone: z.strictObject(point).exactOptional(),
});

export const pictureEntry = z.strictObject({
  /** What it shows, for visitors who cannot see it. */
  alt: text,
  /** The color behind it. A product without one is shown on a neutral color. */
  backdrop: text.exactOptional(),
  /** Which part of it the header and the hero cards of the home page show. */
  crop: crop.exactOptional(),
  /** Shows a cut-out close on hero cards, in headers and on hovered cards; without it, whole. */
  close: close.exactOptional(),
  /** Its address, if it is not in `content/images/`; it is then shown in its only size. */
  remote: remotePicture.exactOptional(),
});
