import { z } from "zod";
import { aboveZero, percent, share, text, webAddress, whole, zoom } from "./schema-fields.ts";

export const remotePicture = z.strictObject({
  address: webAddress,
  /** The size in pixels, which reserves space until the picture has loaded. */
  width: whole,
  height: whole,
});

/** All values are percentages of the frame that crops the picture. */
const cropFields = {
  /** The maximum width, height or both of a cut-out. A photo always fills the frame. */
  width: aboveZero.exactOptional(),
  height: aboveZero.exactOptional(),
  /** The horizontal position of a cut-out's center, or of the part of a photo that is kept. */
  x: percent,
  /** The vertical position of a line a tenth below a cut-out's top, or of the part of a photo that is kept. */
  y: percent,
};
const narrowerCrop = z.strictObject({
  ...cropFields,
  x: percent.exactOptional(),
  y: percent.exactOptional(),
});
export const crop = z.strictObject({
  ...cropFields,
  /** Overrides for screens narrower than 56rem (`tablet`) and 44rem (`phone`). */
  tablet: narrowerCrop.exactOptional(),
  phone: narrowerCrop.exactOptional(),
});

/** The focal point of a close-up, in percent of the picture. */
const point = { x: share, y: share };
/** The focal point and zoom factor of a close-up. Phones in portrait may have another focal point. */
export const close = z.strictObject({
  ...point,
  zoom,
  phone: z.strictObject(point).exactOptional(),
});

export const pictureEntry = z.strictObject({
  /** A description for visitors who cannot see the picture. */
  alt: text,
  /** The color behind the picture. Defaults to a neutral color on product cards. */
  backdrop: text.exactOptional(),
  /** The part that the home page's header and hero cards show. */
  crop: crop.exactOptional(),
  /** Shows a cut-out as a close-up on hero cards, in headers and on hovered cards. By default, it is shown whole. */
  close: close.exactOptional(),
  /** The address of a picture that is not in `content/images/`. Such a picture has only one size. */
  remote: remotePicture.exactOptional(),
});
