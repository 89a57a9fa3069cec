import type { CSSProperties } from "react";
import { pictures } from "virtual:pictures";
import type { CloseUp, Crop } from "../content-shape/schema.ts";

/**
 * Returns the attributes that set an element's backdrop to a pair of color tokens, such as `--sky` for the background
 * and `--on-sky` for the text.
 */
export function backdropAttributes(backdrop: string | undefined) {
  if (backdrop === undefined) return {};
  const style: CSSProperties = {
    "--backdrop": `var(--${backdrop})`,
    "--on-backdrop": `var(--on-${backdrop})`,
  };
  return { "data-backdrop": backdrop, style };
}

/**
 * Returns the attributes of a frame that crops a picture (styles/pictures.css). The backdrop defaults to the
 * picture's.
 */
export function frameAttributes(name: string, ownBackdrop?: string) {
  const { backdrop, crop } = pictures[name] ?? {};
  const { style, ...attributes } = backdropAttributes(ownBackdrop ?? backdrop);
  return { ...attributes, "data-crop": "", style: { ...style, ...(crop && cropProperties(crop)) } };
}

/**
 * The largest distance between an object's top and its focal point for which a category heading has room, in percent
 * of the picture's height before zooming.
 */
const fartherThanAbove = 45;

/**
 * Returns the attributes that show a picture as a close-up around its focal point. Returns no attributes if the
 * picture has no focal point.
 * @param top the distance from the top of the picture to the top of the object, in percent of the picture's height
 */
export function closeUpAttributes(close: CloseUp | undefined, top = 0) {
  if (close === undefined) return {};
  const { x, y, zoom, phone } = close;
  const style: CSSProperties = {
    "--focus-x": `${x}%`,
    "--focus-y": `${y}%`,
    "--object-top": `${top}%`,
    "--zoom": zoom,
    ...(phone && { "--phone-focus-x": `${phone.x}%`, "--phone-focus-y": `${phone.y}%` }),
  };
  const through = (y - top) * zoom > fartherThanAbove;
  return { "data-close": through ? "through" : "", style };
}

/**
 * Returns a crop's dimensions as custom properties. The dimensions for narrower viewports have names of their own.
 * @example cropProperties({ width: 120, x: 50, y: 10 })
 * // { "--wide-width": "120%", "--wide-height": "auto", "--wide-x": "50%", "--wide-y": "10%" }
 */
export function cropProperties({ tablet, phone, ...wide }: Crop): CSSProperties {
  return { ...measures("wide", wide), ...measures("tablet", tablet), ...measures("phone", phone) };
}

/**
 * Returns the properties for one viewport size. If only the width or only the height is set, the other is `auto`.
 */
function measures(screen: string, crop: Partial<Crop> = {}): CSSProperties {
  const { width, height, x, y } = crop;
  const whole = width === undefined && height === undefined;
  const size = whole ? {} : { width: width ?? "auto", height: height ?? "auto" };
  const properties: CSSProperties = {};
  for (const [name, value] of Object.entries({ ...size, x, y })) {
    if (value === undefined) continue;
    properties[`--${screen}-${name}`] = value === "auto" ? value : `${value}%`;
  }
  return properties;
}
