import { z } from "zod";
import { aboveZero, percent, pictureName, share, text, whole, zoom } from "./schema-fields.ts";
import { webAddress } from "./schema-urls.ts";

export const remotePicture = z.strictObject({
  address: webAddress("https://shop.example/photo.jpg"),
  /** The picture's size in pixels, which reserves space until the picture has loaded. */
  width: whole,
  height: whole,
});

/** The size and position of a picture in the frame that crops it. All values are percentages of the frame. */
const cropFields = {
  /** The maximum size of a cut-out: set `width`, `height` or both. Photos always fill the frame. */
  width: aboveZero.exactOptional(),
  height: aboveZero.exactOptional(),
  /**
   * For a cut-out, the horizontal position of its center. For a photo, the horizontal position of the part that stays
   * visible.
   */
  x: percent,
  /**
   * For a cut-out, the vertical position of the point 10% below the picture's upper edge. For a photo, the vertical
   * position of the part that stays visible.
   */
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

/** The focal point of a close-up, as percentages of the picture's width and height. */
const point = { x: share, y: share };
/**
 * The focal point and zoom factor of a close-up. `phone` overrides the focal point on phones in portrait orientation.
 */
export const close = z.strictObject({
  ...point,
  zoom,
  phone: z.strictObject(point).exactOptional(),
});

export const pictureEntry = z.strictObject({
  /** A description for visitors who cannot see the picture. */
  alt: text,
  /**
   * The name of the picture that replaces this one in the dark color scheme. Both are cut-outs or both are photos, with
   * the same proportions.
   */
  dark: pictureName.exactOptional(),
  /** The color behind the picture. Defaults to a neutral color on product cards. */
  backdrop: text.exactOptional(),
  /** The part of the picture that is visible in the home page's header and on hero cards. */
  crop: crop.exactOptional(),
  /**
   * Shows a cut-out as a close-up on hero cards, in headers and on hovered cards. Without this field, the whole
   * cut-out is shown.
   */
  close: close.exactOptional(),
  /**
   * The address of a picture that is not in `content/images/`. A remote picture has only one size.
   */
  remote: remotePicture.exactOptional(),
});
